// Each character by itself: a vowel, another letter, or neither. Small letters only, after tolower.
#include <bits/stdc++.h>
using namespace std;

pair<int, int> countLetters(const string& line) {
    const string VOWELS = "aeiou";
    int vowels = 0, consonants = 0;
    for (char character : line) {
        char small = (char)tolower(character);
        if (VOWELS.find(small) != string::npos) vowels++;
        else if (small >= 'a' && small <= 'z') consonants++;
    }
    return {vowels, consonants};
}

int main() {
    string line;
    getline(cin, line);

    auto [vowels, consonants] = countLetters(line);
    cout << vowels << ' ' << consonants << '\n';
}
