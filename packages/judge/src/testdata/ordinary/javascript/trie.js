// out: 156108
const root={};let s=1,c=0;for(let i=0;i<60000;i++){let node=root;for(let k=0;k<8;k++){s=(s*48271)%2147483647;const ch="abcdef"[s%6];if(!node[ch]){node[ch]={};c++;}node=node[ch];}node.end=true;}console.log(c);
