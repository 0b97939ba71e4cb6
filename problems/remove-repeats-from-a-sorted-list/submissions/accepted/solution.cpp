// Equal values are neighbours in a sorted list, so each value is compared with the one kept before it.
#include <bits/stdc++.h>
using namespace std;

list<int> removeRepeats(list<int> values) {
    for (auto node = next(values.begin()); node != values.end();) {
        if (*node == *prev(node)) node = values.erase(node);
        else node++;
    }
    return values;
}

int main() {
    int n;
    cin >> n;
    list<int> values(n);
    for (int& value : values) cin >> value;

    list<int> kept = removeRepeats(values);
    cout << kept.size() << '\n';
    for (int value : kept) cout << value << ' ';
    cout << '\n';
}
