// out: 2094
const n=300;let g=Array.from({length:n},(_,i)=>Array.from({length:n},(_,j)=>(i*j+i)%3===0?1:0));for(let t=0;t<25;t++){const h=g.map(r=>r.slice());for(let i=0;i<n;i++)for(let j=0;j<n;j++){let c=0;for(let a=-1;a<=1;a++)for(let b=-1;b<=1;b++)if((a||b)&&g[i+a]&&g[i+a][j+b])c++;h[i][j]=c===3||(c===2&&g[i][j])?1:0;}g=h;}console.log(g.flat().reduce((a,b)=>a+b));
