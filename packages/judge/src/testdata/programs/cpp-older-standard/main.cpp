#include <iostream>
#include <functional>
#include <algorithm>
using namespace std;
int main() {
  char* word = new char[10];
  cin >> word;
  int a[] = {1, 2};
  cout << word << count_if(a, a + 2, bind2nd(greater<int>(), 0)) + 1;
}
