// Too slow: answers all questions with the same left end on one walk to the right.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>
using namespace std;

int main() {
    int n, q;
    long long x;
    cin >> n >> q >> x;
    vector<int> a(n);
    map<int, int> number;
    for (int i = 0; i < n; i++) {
        int value;
        cin >> value;
        if (number.count(value) == 0) {
            int next = number.size();
            number[value] = next;
        }
        a[i] = number[value];
    }
    vector<vector<int>> rightEnds(n);
    for (int i = 0; i < q; i++) {
        x = x * 48271 % 2147483647;
        int u = x % n;
        x = x * 48271 % 2147483647;
        int v = x % n;
        rightEnds[min(u, v)].push_back(max(u, v));
    }
    vector<int> seen(n, -1);
    long long sum = 0;
    for (int l = 0; l < n; l++) {
        sort(rightEnds[l].begin(), rightEnds[l].end());
        int at = l, different = 0;
        for (int r : rightEnds[l]) {
            for (; at <= r; at++) {
                if (seen[a[at]] != l) {
                    seen[a[at]] = l;
                    different++;
                }
            }
            sum += different;
        }
    }
    cout << sum << endl;
    return 0;
}
