// out: 352
// out: 434449
function solve(n){let c=0;const cols=new Set(),d1=new Set(),d2=new Set();(function go(r){if(r===n){c++;return;}for(let i=0;i<n;i++){if(cols.has(i)||d1.has(r+i)||d2.has(r-i))continue;cols.add(i);d1.add(r+i);d2.add(r-i);go(r+1);cols.delete(i);d1.delete(r+i);d2.delete(r-i);}})(0);return c;}
console.log(solve(9));
const memo={};function f(i,j){if(i===0||j===0)return 1;const k=i+","+j;if(memo[k]!==undefined)return memo[k];return memo[k]=(f(i-1,j)+f(i,j-1))%1000007;}console.log(f(250,250));
