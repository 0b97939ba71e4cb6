// out: 25 true
function Shape(a) { this.a = a; }
Shape.prototype.area = function () { return this.a * this.a; };
function Square() { Shape.apply(this, arguments); }
Square.prototype = Object.create(Shape.prototype);
var s = new Square(5);
console.log(s.area(), s instanceof Shape);
