// Only letters and digits are kept, all letters small; then the first half is compared with the second one from behind.
#include <bits/stdc++.h>
using namespace std;

bool isPalindrome(const string& line) {
    string kept;
    for (unsigned char character : line)
        if (isalnum(character)) kept += (char)tolower(character);
    return equal(kept.begin(), kept.begin() + kept.size() / 2, kept.rbegin());
}

int main() {
    string line;
    getline(cin, line);

    cout << (isPalindrome(line) ? "YES" : "NO") << '\n';
}
