// out: got 7 once
const EventEmitter = require("events");
class Bus extends EventEmitter {}
const b = new Bus();
b.once("x", (v) => console.log("got", v, "once"));
b.emit("x", 7);
b.emit("x", 8);
