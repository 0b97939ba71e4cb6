// Wrong: begins to count at the given word instead of the first arrangement.
#include <bits/stdc++.h>
using namespace std;

long long factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }

long long arrangements(const map<char, int>& left) {
    int letters = 0;
    for (auto [letter, count] : left) letters += count;
    long long ways = factorial(letters);
    for (auto [letter, count] : left) ways /= factorial(count);
    return ways;
}

string kthAnagram(const string& word, long long k) {
    map<char, int> left;
    for (char letter : word) left[letter]++;
    long long before = 0;
    map<char, int> rest = left;
    for (char given : word) {
        for (auto& [letter, count] : rest) {
            if (letter >= given || count == 0) continue;
            count--;
            before += arrangements(rest);
            count++;
        }
        rest[given]--;
    }
    k += before;
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
