// out: 3.142 3.14159 2.50 0xff 077 true
#include <iomanip>
#include <iostream>
int main() {
  double pi = 3.14159265358979;
  std::cout << std::setprecision(4) << pi << ' ' << std::fixed << std::setprecision(5) << pi << ' '
            << std::setprecision(2) << 2.5 << ' ' << std::showbase << std::hex << 255 << ' ' << std::oct << 63 << ' '
            << std::boolalpha << true << '\n';
}
