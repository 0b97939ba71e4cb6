// n rotations change nothing, so only k mod n of them count: the list is made a circle and cut in another place.
#include <bits/stdc++.h>
using namespace std;

list<int> rotateList(list<int> values, int k) {
    int moved = k % (int)values.size();
    auto cut = prev(values.end(), moved);
    values.splice(values.begin(), values, cut, values.end());  // relinks nodes, copies none
    return values;
}

int main() {
    int n, k;
    cin >> n >> k;
    list<int> values(n);
    for (int& value : values) cin >> value;

    for (int value : rotateList(values, k)) cout << value << ' ';
    cout << '\n';
}
