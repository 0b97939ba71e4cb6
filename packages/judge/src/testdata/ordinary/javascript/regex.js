// out: 1420210 240000 30001
let t="";for(let i=0;i<30000;i++)t+=" id"+i+"=\""+(i*31%977)+"\"";let m,s=0;const re=/id(\d+)="(\d+)"/g;while((m=re.exec(t)))s+=+m[1]*+m[2]%97;console.log(s,t.replace(/\d+/g,d=>d.length).length,t.split(/\s+/).length);
