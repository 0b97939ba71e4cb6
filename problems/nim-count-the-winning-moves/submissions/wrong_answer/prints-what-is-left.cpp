// Wrong: prints how many stones are left in the heap, not how many are taken.
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
        x = x ^ a[i];
    }
    int count = 0, heap = 0, stones = 0;
    for (int i = 0; i < n; i++) {
        int wanted = x ^ a[i];
        if (wanted < a[i]) {
            count++;
            if (count == 1) {
                heap = i + 1;
                stones = wanted;
            }
        }
    }
    cout << count << endl;
    if (count > 0) cout << heap << " " << stones << endl;
    return 0;
}
