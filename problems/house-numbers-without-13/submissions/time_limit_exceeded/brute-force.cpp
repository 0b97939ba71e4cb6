// From the statement alone: looks at every number of the street.
#include <bits/stdc++.h>
using namespace std;

bool has13(long long number) {
    for (; number > 0; number /= 10)
        if (number % 100 == 13) return true;
    return false;
}

int main() {
    int q;
    cin >> q;
    while (q--) {
        long long a, b, count = 0;
        cin >> a >> b;
        for (long long number = a; number <= b; number++) count += !has13(number);
        cout << count << '\n';
    }
}
