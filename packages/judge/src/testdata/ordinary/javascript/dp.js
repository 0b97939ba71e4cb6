// out: 1430
const n=2200;let s=1;const A=[],B=[];for(let i=0;i<n;i++){s=(s*48271)%2147483647;A.push(s%4);s=(s*48271)%2147483647;B.push(s%4);}
const dp=Array.from({length:n+1},()=>Array(n+1).fill(0));
for(let i=1;i<=n;i++)for(let j=1;j<=n;j++)dp[i][j]=A[i-1]===B[j-1]?dp[i-1][j-1]+1:Math.max(dp[i-1][j],dp[i][j-1]);
console.log(dp[n][n]);
