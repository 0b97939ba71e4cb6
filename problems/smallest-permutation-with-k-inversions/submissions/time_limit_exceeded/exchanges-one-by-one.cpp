// Too slow: makes one inversion at a time, by exchanging two neighbours as far behind as possible.
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    long long n, k;
    cin >> n >> k;
    if (k > n * (n - 1) / 2) {
        cout << -1 << endl;
        return 0;
    }
    vector<int> permutation(n);
    for (int i = 0; i < n; i++) permutation[i] = i + 1;
    // The falling end from `from` on becomes longer by one number, which is pushed in front of it step by step.
    for (int from = n - 2; from >= 0 && k > 0; from--) {
        int length = n - from;
        if (k < length - 1) {
            // Not for a whole longer end: the number that stands in front makes the rest.
            for (int step = 0; step < k; step++) {
                int at = n - 1;
                while (permutation[at] != permutation[from] + 1) at--;
                swap(permutation[from], permutation[at]);
            }
            k = 0;
            break;
        }
        for (int i = from; i < n - 1; i++) {
            swap(permutation[i], permutation[i + 1]);
            k--;
        }
    }
    for (int number : permutation) cout << number << ' ';
    cout << endl;
    return 0;
}
