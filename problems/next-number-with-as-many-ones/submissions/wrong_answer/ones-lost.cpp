// Wrong: adds the last one of the number and forgets the ones that the carry takes away.
#include <iostream>
using namespace std;

int main() {
    int q;
    cin >> q;
    while (q--) {
        long long n;
        cin >> n;
        long long block = n & -n;
        long long answer = n + block;
        if (__builtin_popcountll(answer) < __builtin_popcountll(n)) answer++;
        cout << answer << endl;
    }
}
