// out: 5212696
const a=Array.from({length:200000},(_,i)=>i*7919%100003);let r=0;for(let t=0;t<8;t++){r+=a.map(x=>x*2+t).filter(x=>x%3===0).reduce((p,c)=>(p+c)%1000007,0);const g=a.slice(0,50000).reduce((m,x)=>{(m[x%100]=m[x%100]||[]).push(x);return m;},{});r+=Object.keys(g).length;}console.log(r);
