// Wrong: counts equal numbers only once.
#include <bits/stdc++.h>
using namespace std;

vector<int> medians(const vector<int>& numbers) {
    priority_queue<int> smaller;
    priority_queue<int, vector<int>, greater<int>> larger;
    vector<int> found;
    set<int> known;
    for (int number : numbers) {
        if (!known.insert(number).second) {
            found.push_back(smaller.top());
            continue;
        }
        smaller.push(number);
        larger.push(smaller.top());
        smaller.pop();
        if (larger.size() > smaller.size()) {
            smaller.push(larger.top());
            larger.pop();
        }
        found.push_back(smaller.top());
    }
    return found;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> numbers(n);
    for (int& number : numbers) cin >> number;

    for (int median : medians(numbers)) cout << median << '\n';
}
