// From the statement alone: four lists of letters, one for each digit. A numeral is looked for among those of 1, 2, 3, …, which are kept.
#include <bits/stdc++.h>
using namespace std;

const char* THOUSANDS[] = {"", "M", "MM", "MMM"};
const char* HUNDREDS[] = {"", "C", "CC", "CCC", "CD", "D", "DC", "DCC", "DCCC", "CM"};
const char* TENS[] = {"", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"};
const char* ONES[] = {"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"};

string numeralOf(int n) {
    return string(THOUSANDS[n / 1000]) + HUNDREDS[n / 100 % 10] + TENS[n / 10 % 10] + ONES[n % 10];
}

int main() {
    int q;
    cin >> q;
    map<string, int> known;
    int tried = 0;
    for (string word; cin >> word;) {
        if (isdigit(word[0])) {
            cout << numeralOf(stoi(word)) << '\n';
            continue;
        }
        while (!known.count(word)) {
            tried++;
            known[numeralOf(tried)] = tried;
        }
        cout << known[word] << '\n';
    }
}
