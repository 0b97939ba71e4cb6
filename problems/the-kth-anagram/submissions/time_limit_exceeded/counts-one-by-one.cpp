// Too slow: counts the arrangements of a group by making each of them.
#include <bits/stdc++.h>
using namespace std;

long long factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }

long long make(map<char, int>& left, int letters) {
    if (letters == 0) return 1;
    long long ways = 0;
    for (auto& [letter, count] : left) {
        if (count == 0) continue;
        count--;
        ways += make(left, letters - 1);
        count++;
    }
    return ways;
}

long long arrangements(map<char, int> left) {
    int letters = 0;
    for (auto [letter, count] : left) letters += count;
    return make(left, letters);
}

string kthAnagram(const string& word, long long k) {
    map<char, int> left;
    for (char letter : word) left[letter]++;
    if (k > arrangements(left)) return "NONE";
    string anagram;
    while (anagram.size() < word.size()) {
        for (auto& [letter, count] : left) {
            if (count == 0) continue;
            count--;
            long long ways = arrangements(left);
            if (k <= ways) {
                anagram += letter;
                break;
            }
            k -= ways;
            count++;
        }
    }
    return anagram;
}

int main() {
    string word;
    long long k;
    cin >> word >> k;

    cout << kthAnagram(word, k) << '\n';
}
