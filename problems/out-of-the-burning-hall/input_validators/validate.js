const { openInput } = require("./strict-input.js");

const input = openInput();
const h = input.int("h", 1, 1000);
input.space();
const w = input.int("w", 1, 1000);
input.newline();
const row = new RegExp(`^[#.DFES]{${w}}$`);
let plan = "";
for (let r = 1; r <= h; r += 1) plan += input.line(`row ${r}`, row);
input.check(plan.split("S").length === 2, "there is not exactly one S");
input.end();
