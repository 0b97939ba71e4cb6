// Wrong: where no 01 is found, one zero is put at the end.
const [, ...numbers] = require("fs").readFileSync(0, "utf8").trim().split("\n");
for (const number of numbers) {
  const digits = Number(number).toString(2);
  const at = digits.lastIndexOf("01");
  if (at === -1) {
    console.log(parseInt(`${digits}0`, 2));
    continue;
  }
  const rest = [...digits.slice(at + 2)].sort().join("");
  console.log(parseInt(`${digits.slice(0, at)}10${rest}`, 2));
}
