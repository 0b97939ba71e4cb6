// out: 95937
function main(){const W=20000,N=300;const dp=new Array(W+1).fill(0);let s=1;for(let i=0;i<N;i++){s=(s*48271)%2147483647;const w=1+s%500;s=(s*48271)%2147483647;const v=1+s%1000;for(let j=W;j>=w;j--)if(dp[j-w]+v>dp[j])dp[j]=dp[j-w]+v;}console.log(dp[W]);}main();
