// out: undefined 5 object
"use strict";
function f() { return typeof this; }
const o = { v: 5, get() { return this.v; } };
console.log(f(), o.get.bind(o)(), typeof globalThis);
