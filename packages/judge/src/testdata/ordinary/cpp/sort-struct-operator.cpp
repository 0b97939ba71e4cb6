// in: 3
// in: bob 20
// in: amy 30
// in: cid 20
// out: amy bob cid
#include <algorithm>
#include <iostream>
#include <string>
using namespace std;
struct P {
  string name;
  int score;
  bool operator<(const P& o) const { return score != o.score ? score > o.score : name < o.name; }
} a[10];
int main() {
  int n;
  cin >> n;
  for (int i = 0; i < n; i++) cin >> a[i].name >> a[i].score;
  sort(a, a + n);
  for (int i = 0; i < n; i++) cout << a[i].name << " ";
}
