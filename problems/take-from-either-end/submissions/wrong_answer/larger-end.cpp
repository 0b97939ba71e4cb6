// Wrong: both players always take the larger end.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<long long> a(n);
    for (auto& card : a) cin >> card;
    long long difference = 0;
    int left = 0, right = n - 1;
    for (int turn = 0; turn < n; turn++) {
        long long taken = a[left] > a[right] ? a[left++] : a[right--];
        difference += turn % 2 == 0 ? taken : -taken;
    }
    cout << difference << endl;
    return 0;
}
