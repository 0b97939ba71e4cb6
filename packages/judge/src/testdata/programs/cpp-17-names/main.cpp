#include <iostream>
#include <vector>
using namespace std;
// Since C++17 the standard library has these names, too.
int data[100], size;
typedef unsigned char byte;
int main() {
  byte last = 0;
  cin >> data[0] >> size;
  cout << data[0] + size + last << endl;
}
