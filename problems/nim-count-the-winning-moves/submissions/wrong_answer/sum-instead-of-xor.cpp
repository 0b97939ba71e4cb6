// Wrong: adds the sizes up and looks whether the sum is even.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    int x = 0;
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        x = (x + a[i]) % 2;
    }
    int count = 0, heap = 0, stones = 0;
    for (int i = 0; i < n; i++) {
        int wanted = x ^ a[i];
        if (wanted < a[i]) {
            count++;
            if (count == 1) {
                heap = i + 1;
                stones = a[i] - wanted;
            }
        }
    }
    cout << count << endl;
    if (count > 0) cout << heap << " " << stones << endl;
    return 0;
}
