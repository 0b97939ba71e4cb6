// out: 16807 282475249 1622650073
const lehmer = (s) => () => (s = (s * 16807) % 2147483647);
const r = lehmer(1);
console.log(r(), r(), r());
