#!/usr/bin/env node
"use strict";
const out = []; label: for (let i = 0; ; i++) { for (const j of [1, 2]) { if (j === 2) continue label; if (i > 2) break label; out.push(i) } }
if (out.length) out.push("if"); else out.push("else")
do out.push("do"); while (out.length < 6)
let k = 3; while (k--) ;
switch (k) { case -1: let inner = "case"; out.push(inner); break; default: out.push("default") }
const empty = () => {}, nested = (a) => (b) => (c) => ({ sum: a + b + c }), none = function () {}
empty(); none()
out.push(nested(1)(2)(3).sum)
const { x, ...rest } = { x: 1, y: 2, z: 3 }; out.push(x, Object.keys(rest).length)
var hoisted = early(); function early() { return typeof later } var later = 1; out.push(hoisted)
const o = { get value() { return "got" }, async *m() { yield 1 }, ["com" + "puted"]() { return this.value } }; out.push(o.computed())
class A { static count = 0; static { A.count = 5 } field = () => this.constructor.name; static make() { return new this() } }
out.push(A.count, A.make().field())
try { throw 1 } catch { out.push("caught") } finally { out.push("finally") }
for (const key in { p: 1 }) out.push(key)
let a = 1
;[a] = [2]
out.push(a ? `t${a}` : 0)
const tail = (n) => n === 0 ? "done" : tail(n - 1); out.push(tail(3))
function withDefault(f = () => 4, ...more) { return f() + more.length } out.push(withDefault(undefined, 1))
console.log(out.join(" "))
