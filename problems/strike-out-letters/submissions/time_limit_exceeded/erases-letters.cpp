// Too slow: a stack, but in the word itself: each letter that is struck out moves all behind it. O(n^2), but moves are cheap.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string word;
    int k;
    cin >> word >> k;
    size_t place = 0;
    while (k > 0 && place + 1 < word.size()) {
        if (word[place] > word[place + 1]) {
            word.erase(place, 1);
            k--;
            if (place > 0) place--;
        } else {
            place++;
        }
    }
    word.resize(word.size() - k);
    cout << word << '\n';
}
