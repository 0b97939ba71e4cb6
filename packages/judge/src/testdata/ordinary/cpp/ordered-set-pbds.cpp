// out: 5 2 3
#include <bits/stdc++.h>
#include <ext/pb_ds/assoc_container.hpp>
#include <ext/pb_ds/tree_policy.hpp>
using namespace std;
using namespace __gnu_pbds;
typedef tree<int, null_type, less<int>, rb_tree_tag, tree_order_statistics_node_update> ordered_set;
int main() {
  ordered_set s;
  for (int x : {1, 3, 5, 7}) s.insert(x);
  cout << *s.find_by_order(2) << ' ' << s.order_of_key(5) << ' ' << s.order_of_key(6) << '\n';
}
