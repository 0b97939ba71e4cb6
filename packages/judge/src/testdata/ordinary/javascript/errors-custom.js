// out: TooBig: 11 (cause 10) finally
class TooBig extends Error {
  constructor(v, options) { super(`${v}`, options); this.name = "TooBig"; }
}
let out = "";
try { throw new TooBig(11, { cause: 10 }); }
catch (e) { if (e instanceof TooBig) out = `${e} (cause ${e.cause})`; }
finally { console.log(out, "finally"); }
