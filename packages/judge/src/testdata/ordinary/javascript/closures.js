// out: 624256
const pipe=(...f)=>x=>f.reduce((a,g)=>g(a),x);const add=n=>x=>x+n,mul=n=>x=>x*n%1000003;const f=pipe(add(3),mul(7),add(11),mul(13));let s=0;for(let i=0;i<1500000;i++)s=(s+f(i))%1000003;console.log(s);
