// Reads up to 19 digits into a long long, which goes to 9223372036854775807 only.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string s;
    cin >> s;
    int rounds = 0;
    long long number;
    if (s.size() <= 19) {
        stringstream in(s);
        in >> number;
    } else {
        number = 0;
        for (char c : s) number += c - '0';
        rounds = 1;
    }
    while (number >= 10) {
        long long sum = 0;
        while (number > 0) {
            sum += number % 10;
            number /= 10;
        }
        number = sum;
        rounds++;
    }
    cout << number << ' ' << rounds << endl;
}
