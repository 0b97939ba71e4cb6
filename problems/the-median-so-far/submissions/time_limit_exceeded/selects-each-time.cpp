// Too slow: selects the median of all numbers so far anew after each one, O(n^2).
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> numbers;
    for (int i = 1; i <= n; i++) {
        int number;
        cin >> number;
        numbers.push_back(number);
        auto middle = numbers.begin() + (i - 1) / 2;
        nth_element(numbers.begin(), middle, numbers.end());
        cout << *middle << '\n';
    }
}
