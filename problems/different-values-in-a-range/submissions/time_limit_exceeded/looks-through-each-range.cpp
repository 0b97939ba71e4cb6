// Too slow: goes through the whole range for each question, and writes its number beside each value that has been seen.
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
    vector<int> seen(n, -1);
    long long sum = 0;
    for (int i = 0; i < q; i++) {
        x = x * 48271 % 2147483647;
        int u = x % n;
        x = x * 48271 % 2147483647;
        int v = x % n;
        for (int at = min(u, v); at <= max(u, v); at++) {
            if (seen[a[at]] != i) {
                seen[a[at]] = i;
                sum++;
            }
        }
    }
    cout << sum << endl;
    return 0;
}
