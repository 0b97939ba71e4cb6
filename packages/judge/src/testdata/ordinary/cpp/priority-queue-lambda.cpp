// out: 3:c 2:b 1:a
#include <bits/stdc++.h>
using namespace std;
int main() {
  auto less_first = [](const pair<int, char>& a, const pair<int, char>& b) { return a.first < b.first; };
  priority_queue<pair<int, char>, vector<pair<int, char>>, decltype(less_first)> q(less_first);
  q.push({2, 'b'}); q.push({3, 'c'}); q.push({1, 'a'});
  for (; q.size(); q.pop()) cout << q.top().first << ':' << q.top().second << ' ';
}
