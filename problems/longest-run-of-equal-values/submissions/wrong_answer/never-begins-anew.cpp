// Counts all equal neighbours, without starting again at 1 when the value changes.
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
        }
        if (length > best) {
            best = length;
            value = a[i];
        }
    }
    cout << best << " " << value << endl;
    return 0;
}
