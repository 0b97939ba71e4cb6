// out: 133392
// out: 43
class Node{constructor(v){this.v=v;this.next=null;this.prev=null;}}
let head=new Node(0),cur=head;const N=200000;for(let i=1;i<N;i++){const x=new Node(i);cur.next=x;x.prev=cur;cur=x;}cur.next=head;head.prev=cur;
let left=N,c=head;while(left>1){for(let i=0;i<2;i++)c=c.next;c.prev.next=c.next;c.next.prev=c.prev;c=c.next;left--;}console.log(c.v);
class T{constructor(k){this.k=k;this.l=null;this.r=null;}}let root=null,s=1;function ins(k){const n=new T(k);if(!root){root=n;return;}let c=root;for(;;){if(k<c.k){if(!c.l){c.l=n;return;}c=c.l;}else{if(!c.r){c.r=n;return;}c=c.r;}}}
for(let i=0;i<150000;i++){s=(s*48271)%2147483647;ins(s);}let h=0;(function dfs(n,d){if(!n)return;if(d>h)h=d;dfs(n.l,d+1);dfs(n.r,d+1);})(root,0);console.log(h);
