// out: <a|b>1,2 tag 5
const tag = (s, ...v) => `<${s.filter(Boolean).join("|")}>${v.join()}`;
class T { get [Symbol.toStringTag]() { return "tag"; } [Symbol.toPrimitive]() { return 5; } }
console.log(tag`a${1}b${2}`, Object.prototype.toString.call(new T()).slice(8, -1), +new T());
