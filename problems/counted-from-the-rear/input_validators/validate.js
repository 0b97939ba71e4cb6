const { openInput } = require("./strict-input.js");

const input = openInput();
const q = input.int("q", 1, 1_000_000);
input.space();
input.int("k", 1, 1_000_000);
input.newline();
const events = input.line("events", /^[ARD]+$/);
input.check(events.length === q, `there are ${events.length} events, not ${q}`);
input.end();
