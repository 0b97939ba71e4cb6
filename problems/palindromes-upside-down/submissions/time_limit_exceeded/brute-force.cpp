// Too slow: turns each stretch and compares.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string digits;
    cin >> digits;
    int n = digits.size();
    map<char, char> turned = {{'0', '0'}, {'1', '1'}, {'8', '8'}, {'6', '9'}, {'9', '6'}};
    long long count = 0;
    for (int from = 0; from < n; from++) {
        for (int to = from; to < n; to++) {
            bool isSame = true;
            for (int i = from; i <= to && isSame; i++) {
                auto found = turned.find(digits[from + to - i]);
                isSame = found != turned.end() && found->second == digits[i];
            }
            if (isSame) count++;
        }
    }
    cout << count << '\n';
}
