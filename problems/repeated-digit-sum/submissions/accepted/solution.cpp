// The number is read as a word, since only its digits matter; the sum of a thousand digits is at most 9000.
#include <bits/stdc++.h>
using namespace std;

pair<int, int> repeatedDigitSum(string number) {
    int rounds = 0;
    while (number.size() > 1) {
        int sum = 0;
        for (char digit : number) sum += digit - '0';
        number = to_string(sum);
        rounds++;
    }
    return {number[0] - '0', rounds};
}

int main() {
    string number;
    cin >> number;

    auto [digit, rounds] = repeatedDigitSum(number);
    cout << digit << ' ' << rounds << '\n';
}
