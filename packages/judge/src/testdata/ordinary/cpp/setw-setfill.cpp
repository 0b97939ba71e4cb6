// out: 007|***42|9....
#include <iomanip>
#include <iostream>
using namespace std;
int main() {
  cout << setw(3) << setfill('0') << 7 << '|' << setw(5) << setfill('*') << 42 << '|' << left << setw(5)
       << setfill('.') << 9 << '\n';
}
