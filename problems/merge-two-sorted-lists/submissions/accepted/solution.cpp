// The smaller one of the two first values comes next; the list library moves its node and copies nothing.
#include <bits/stdc++.h>
using namespace std;

list<int> mergeSorted(list<int> a, list<int> b) {
    list<int> merged;
    while (!a.empty() && !b.empty()) {
        list<int>& smaller = a.front() <= b.front() ? a : b;
        merged.splice(merged.end(), smaller, smaller.begin());
    }
    merged.splice(merged.end(), a);  // one of the two is used up
    merged.splice(merged.end(), b);
    return merged;
}

int main() {
    int n, m;
    cin >> n >> m;
    list<int> a(n), b(m);
    for (int& value : a) cin >> value;
    for (int& value : b) cin >> value;

    for (int value : mergeSorted(a, b)) cout << value << ' ';
    cout << '\n';
}
