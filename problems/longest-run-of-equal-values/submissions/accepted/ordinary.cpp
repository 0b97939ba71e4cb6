// Counts on while the value stays the same.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int i = 0; i < n; i++) cin >> a[i];
    int length = 1, best = 1, value = a[0];
    for (int i = 1; i < n; i++) {
        if (a[i] == a[i - 1]) {
            length++;
        } else {
            length = 1;
        }
        if (length > best) {
            best = length;
            value = a[i];
        }
    }
    cout << best << " " << value << endl;
    return 0;
}
