#include <iostream>
using namespace std;
int rank[2], hash = 0;
int main() {
  memset(rank, 0, sizeof rank);
  cin >> rank[0] >> rank[1];
  cout << rank[0] + rank[1] + hash << endl;
}
