// out: 9131
// out: 986372642
let a=1n;for(let i=1n;i<=3000n;i++)a*=i;console.log(a.toString().length);
const M=1000000007n;const pw=(b,e)=>{let r=1n;while(e>0n){if(e&1n)r=r*b%M;b=b*b%M;e>>=1n;}return r;};let s=0n;for(let i=1n;i<8000n;i++)s=(s+pw(i,M-2n))%M;console.log(String(s));
