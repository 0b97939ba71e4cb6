// Too slow: begins with the average and tries one total after the other.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        int n, k;
        cin >> n >> k;
        vector<long long> a(n);
        long long sum = 0;
        for (auto& number : a) {
            cin >> number;
            sum += number;
        }
        long long x = sum / k;
        while (true) {
            int parts = 0;
            long long total = 0;
            for (long long number : a) {
                total += number;
                if (total >= x) {
                    parts++;
                    total = 0;
                }
            }
            if (parts >= k) break;
            x--;
        }
        cout << x << endl;
    }
}
