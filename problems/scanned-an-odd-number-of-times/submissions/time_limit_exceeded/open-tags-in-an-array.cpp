// Too slow: the tags that are open in an array, 64 compared at a time. O(n^2).
#pragma GCC optimize("O3")
#pragma GCC target("avx2")
#include <bits/stdc++.h>
using namespace std;

// Where x stands in the row, from the front; 64 are compared before the next look whether one was there.
int placeOf(const int* row, int size, int x) {
    int i = 0;
    for (; i + 64 <= size; i += 64) {
        int found = 0;
        for (int j = 0; j < 64; j++) found |= row[i + j] == x;
        if (found) break;
    }
    while (i < size && row[i] != x) i++;
    return i;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> open;
    while (n--) {
        int a;
        cin >> a;
        int at = placeOf(open.data(), open.size(), a);
        if (at == (int)open.size()) {
            open.push_back(a);
        } else {
            open[at] = open.back();
            open.pop_back();
        }
    }
    cout << open[0] << '\n';
}
