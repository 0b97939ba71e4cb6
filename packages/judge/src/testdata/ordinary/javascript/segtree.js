// out: 735461
class Seg{constructor(n){this.n=n;this.t=new Array(2*n).fill(0);}set(i,v){i+=this.n;this.t[i]=v;for(i>>=1;i>0;i>>=1)this.t[i]=Math.max(this.t[2*i],this.t[2*i+1]);}get(l,r){let m=0;for(l+=this.n,r+=this.n;l<r;l>>=1,r>>=1){if(l&1)m=Math.max(m,this.t[l++]);if(r&1)m=Math.max(m,this.t[--r]);}return m;}}
const N=200000,S=new Seg(N);let s=1,x=0;for(let i=0;i<250000;i++){s=(s*48271)%2147483647;S.set(s%N,s%1000000);const l=s%1000;x=(x+S.get(l,l+(s%(N-1000))))%1000003;}console.log(x);
