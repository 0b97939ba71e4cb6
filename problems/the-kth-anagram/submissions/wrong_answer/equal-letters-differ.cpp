// Wrong: counts arrangements as if equal letters were different.
#include <bits/stdc++.h>
using namespace std;

long long factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }

long long arrangements(const map<char, int>& left) {
    int letters = 0;
    for (auto [letter, count] : left) letters += count;
    long long ways = factorial(letters);

    return ways;
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
