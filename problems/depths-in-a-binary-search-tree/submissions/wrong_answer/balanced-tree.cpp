// Wrong: the depths of a tree that is as flat as possible.
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    int depth = 0;
    long long sum = 0;
    for (int i = 1; i <= n; i++) {
        if ((i & (i - 1)) == 0) depth++;
        sum += depth;
    }
    cout << depth << " " << sum << endl;
}
