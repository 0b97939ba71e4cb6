// in: AGGTAB GXTXAYB
// out: 4
#include <iostream>
#include <string>
#include <vector>
using namespace std;
int main() {
  string a, b;
  cin >> a >> b;
  vector<vector<int>> d(a.size() + 1, vector<int>(b.size() + 1));
  for (size_t i = 1; i <= a.size(); ++i)
    for (size_t j = 1; j <= b.size(); ++j)
      d[i][j] = a[i - 1] == b[j - 1] ? d[i - 1][j - 1] + 1 : max(d[i - 1][j], d[i][j - 1]);
  cout << d.back().back();
}
