// Wrong: takes the smaller one of what can leave the waterworks and what can enter the reservoir.
#include <iostream>
#include <algorithm>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    long long out = 0, in = 0;
    for (int i = 0; i < m; i++) {
        int a, b, c;
        cin >> a >> b >> c;
        if (a == 1) out += c;
        if (b == n) in += c;
    }
    cout << min(out, in) << endl;
}
