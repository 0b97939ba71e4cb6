// out: 4 13 22 15
#include <complex>
#include <cmath>
#include <cstdio>
#include <vector>
using namespace std;
typedef complex<double> cd;
void fft(vector<cd>& a, bool inv) {
  int n = a.size();
  if (n == 1) return;
  vector<cd> x(n / 2), y(n / 2);
  for (int i = 0; i < n / 2; i++) x[i] = a[2 * i], y[i] = a[2 * i + 1];
  fft(x, inv), fft(y, inv);
  for (int k = 0; k < n / 2; k++) {
    cd t = polar(1.0, (inv ? -2 : 2) * M_PI * k / n) * y[k];
    a[k] = x[k] + t, a[k + n / 2] = x[k] - t;
  }
}
int main() {
  vector<cd> a{1, 2, 3, 0}, b{4, 5, 0, 0};
  fft(a, false), fft(b, false);
  for (int i = 0; i < 4; i++) a[i] *= b[i];
  fft(a, true);
  for (auto& x : a) printf("%d ", (int)lround(x.real() / 4));
}
