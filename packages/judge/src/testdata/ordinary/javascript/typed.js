// out: 65892
const n=1<<20;const p=new Int32Array(n);for(let i=0;i<n;i++)p[i]=i;const find=x=>{while(p[x]!==x){p[x]=p[p[x]];x=p[x];}return x;};let s=1,c=n;for(let i=0;i<1500000;i++){s=(s*48271)%2147483647;const a=find(s%n);s=(s*48271)%2147483647;const b=find(s%n);if(a!==b){p[a]=b;c--;}}console.log(c);
