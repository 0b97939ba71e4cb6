// out: RangeError
function f() { return f() + 1; }
try { f(); } catch (e) { console.log(e.name); }
