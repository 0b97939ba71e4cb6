// in: 5 3 5 1
// out: 1 3 5 14
#include <algorithm>
#include <iostream>
#include <iterator>
#include <numeric>
#include <set>
#include <vector>
int main() {
  std::vector<int> v((std::istream_iterator<int>(std::cin)), std::istream_iterator<int>());
  std::set<int> s(v.begin(), v.end());
  std::copy(s.begin(), s.end(), std::ostream_iterator<int>(std::cout, " "));
  std::cout << std::accumulate(v.begin(), v.end(), 0) << std::endl;
}
