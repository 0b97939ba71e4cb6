// Takes the logarithm of a float, in which 999999990 is 1000000000.
#include <bits/stdc++.h>
using namespace std;

int main() {
    long long n;
    cin >> n;
    float x = n;
    int digits = (int)floor(log10(x)) + 1;
    long long ones = 0;  // 11...1 with as many digits
    for (int i = 0; i < digits; i++) ones = ones * 10 + 1;
    cout << digits * (n + 1) - ones << endl;
}
