// The fewest jumps never fall along the row, so for each square the first square from which it can be reached is the best.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<long long> a(n);
    for (int i = 0; i < n; i++) cin >> a[i];
    vector<int> jumps(n, -1);
    jumps[0] = 0;
    int from = 0;
    for (int i = 1; i < n; i++) {
        while (from < i && from + a[from] < i) from++;
        if (from == i) break;
        jumps[i] = jumps[from] + 1;
    }
    cout << jumps[n - 1] << endl;
    return 0;
}
