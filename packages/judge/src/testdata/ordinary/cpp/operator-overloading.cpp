// in: 1 2 3 4
// out: (-5,10) 5
#include <cmath>
#include <iostream>
using namespace std;
struct Complex {
  double re, im;
  Complex operator*(const Complex& o) const { return {re * o.re - im * o.im, re * o.im + im * o.re}; }
  friend istream& operator>>(istream& in, Complex& c) { return in >> c.re >> c.im; }
  friend ostream& operator<<(ostream& out, const Complex& c) { return out << '(' << c.re << ',' << c.im << ')'; }
};
int main() {
  Complex a, b;
  cin >> a >> b;
  cout << a * b << ' ' << hypot(b.re, b.im) << endl;
}
