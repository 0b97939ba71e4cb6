#include <iostream>
using namespace std;
// <cstring> and <climits> came with <iostream> once.
int main() {
  int numbers[2];
  memset(numbers, 0, sizeof numbers);
  cin >> numbers[0] >> numbers[1];
  cout << max(numbers[0] + numbers[1], INT_MIN) << endl;
}
