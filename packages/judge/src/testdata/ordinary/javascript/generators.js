// out: 10080
function* perms(a,n=a.length){if(n<=1)yield a;else for(let i=0;i<n;i++){yield* perms(a,n-1);const j=n%2?0:i;[a[n-1],a[j]]=[a[j],a[n-1]];}}
let c=0;for(const p of perms([1,2,3,4,5,6,7,8]))if(p[0]<p[7]&&p[3]>p[4])c++;console.log(c);
