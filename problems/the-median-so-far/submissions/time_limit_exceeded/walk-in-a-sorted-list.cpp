// Too slow: a sorted linked list, in which the place of each number is looked for from the front, O(n^2).
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    list<int> sorted;
    for (int i = 1; i <= n; i++) {
        int number;
        cin >> number;
        auto place = sorted.begin();
        while (place != sorted.end() && *place < number) ++place;
        sorted.insert(place, number);
        auto middle = sorted.begin();
        advance(middle, (i - 1) / 2);
        cout << *middle << '\n';
    }
}
