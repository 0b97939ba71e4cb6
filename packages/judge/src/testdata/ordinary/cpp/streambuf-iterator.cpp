// in: a1b2
// in: c3
// out: letters 3 digits 3 lines 2
#include <bits/stdc++.h>
using namespace std;
int main() {
  string all((istreambuf_iterator<char>(cin)), {});
  printf("letters %d digits %d lines %d\n", (int)count_if(all.begin(), all.end(), ::isalpha),
         (int)count_if(all.begin(), all.end(), ::isdigit), (int)count(all.begin(), all.end(), '\n'));
}
