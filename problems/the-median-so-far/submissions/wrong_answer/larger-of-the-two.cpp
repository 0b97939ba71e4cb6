// Wrong: prints the larger one of two in the middle.
#include <bits/stdc++.h>
using namespace std;

vector<int> medians(const vector<int>& numbers) {
    priority_queue<int> smaller;
    priority_queue<int, vector<int>, greater<int>> larger;
    vector<int> found;
    for (int number : numbers) {
        smaller.push(number);
        larger.push(smaller.top());
        smaller.pop();
        if (larger.size() > smaller.size()) {
            smaller.push(larger.top());
            larger.pop();
        }
        found.push_back(larger.size() == smaller.size() ? larger.top() : smaller.top());
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
