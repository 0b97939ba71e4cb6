// Wrong: knows the pairs for 4, but not those for 9, which becomes VIV.
#include <bits/stdc++.h>
using namespace std;

const vector<pair<int, string>> PARTS = {{1000, "M"}, {500, "D"}, {400, "CD"}, {100, "C"}, {50, "L"},
                                         {40, "XL"},  {10, "X"},  {5, "V"},    {4, "IV"}, {1, "I"}};
const map<char, int> VALUE = {{'I', 1}, {'V', 5}, {'X', 10}, {'L', 50}, {'C', 100}, {'D', 500}, {'M', 1000}};

string toNumeral(int number) {
    string numeral;
    for (const auto& [amount, letters] : PARTS) {
        for (; number >= amount; number -= amount) numeral += letters;
    }
    return numeral;
}

int toNumber(const string& numeral) {
    int number = 0;
    for (size_t i = 0; i < numeral.size(); i++) {
        int value = VALUE.at(numeral[i]);
        bool isSubtracted = i + 1 < numeral.size() && value < VALUE.at(numeral[i + 1]);
        number += isSubtracted ? -value : value;
    }
    return number;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    while (q-- > 0) {
        string word;
        cin >> word;
        if (isdigit(word[0])) cout << toNumeral(stoi(word)) << '\n';
        else cout << toNumber(word) << '\n';
    }
}
