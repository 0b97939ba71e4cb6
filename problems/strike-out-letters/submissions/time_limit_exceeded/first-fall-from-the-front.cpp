// Too slow: looks for the first letter with a smaller one behind it from the beginning of the word, each time.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string word;
    int k;
    cin >> word >> k;
    while (k-- > 0) {
        size_t place = 0;
        while (place + 1 < word.size() && word[place] <= word[place + 1]) place++;
        word.erase(place, 1);
    }
    cout << word << '\n';
}
