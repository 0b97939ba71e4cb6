// Wrong: looks only at what the other player can take next.
#include <algorithm>
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
        bool takesLeft = true;
        if (left < right) {
            long long afterLeft = a[left] - max(a[left + 1], a[right]);
            long long afterRight = a[right] - max(a[left], a[right - 1]);
            takesLeft = afterLeft >= afterRight;
        }
        long long taken = takesLeft ? a[left++] : a[right--];
        difference += turn % 2 == 0 ? taken : -taken;
    }
    cout << difference << endl;
    return 0;
}
