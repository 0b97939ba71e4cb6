#include <algorithm>
#include <iostream>
using namespace std;

int n;
int a[2000];
long long memo[2000][2000];
bool done[2000][2000];

long long best(int left, int right) {
    if (left > right) return 0;
    if (done[left][right]) return memo[left][right];
    long long takeLeft = a[left] - best(left + 1, right);
    long long takeRight = a[right] - best(left, right - 1);
    done[left][right] = true;
    memo[left][right] = max(takeLeft, takeRight);
    return memo[left][right];
}

int main() {
    cin >> n;
    for (int i = 0; i < n; i++) cin >> a[i];
    cout << best(0, n - 1) << endl;
    return 0;
}
