// Reads only as far as the first space.
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    cin >> s;
    int vowels = 0;
    int consonants = 0;
    for (int i = 0; i < (int)s.size(); i++) {
        char c = s[i];
        if (c >= 'A' && c <= 'Z') {
            c = c - 'A' + 'a';
        }
        if (c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u') {
            vowels++;
        } else if (c >= 'a' && c <= 'z') {
            consonants++;
        }
    }
    cout << vowels << " " << consonants << endl;
    return 0;
}
