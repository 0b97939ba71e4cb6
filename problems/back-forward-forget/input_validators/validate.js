const { openInput } = require("./strict-input.js");

const input = openInput();
const q = input.int("q", 1, 1_000_000);
input.space();
input.int("c", 1, 1_000_000);
input.newline();
const events = input.line("events", /^[VBFX?]+$/);
input.check(events.length === q, `there are ${events.length} events, not ${q}`);
input.check(events.split("?").length - 1 <= 200_000, "there are more than 200000 looks");
input.end();
