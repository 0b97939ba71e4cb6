// out: 69001360
class S{area(){return 0;}}class C extends S{constructor(r){super();this.r=r;}area(){return 3*this.r*this.r;}}class R extends S{constructor(a,b){super();this.a=a;this.b=b;}area(){return this.a*this.b;}}class Q extends R{constructor(a){super(a,a);}}
const L=[];for(let i=0;i<100000;i++)L.push(i%3===0?new C(i%10):i%3===1?new R(i%7,i%9):new Q(i%5));let s=0;for(let t=0;t<20;t++)for(const x of L)s+=x.area();console.log(s);
