// out: 71
// out: 13 aacgm 0
let t="";for(let i=0;i<200000;i++)t+=String.fromCharCode(97+(i*i+i)%26);
let cnt={};for(const c of t)cnt[c]=(cnt[c]||0)+1;console.log(JSON.stringify(cnt).length);
const words=[];for(let i=0;i<t.length-5;i+=3)words.push(t.slice(i,i+5).split("").reverse().join(""));
const uniq=[...new Set(words)].sort();console.log(uniq.length,uniq[0],words.filter(w=>/a.*e/.test(w)).length);
