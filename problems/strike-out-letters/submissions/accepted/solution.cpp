// What is left lies on a stack. A letter at its top goes if the next letter is smaller, as long as letters may be struck
// out: then the word becomes smaller at the earliest place where that is possible. If some have to go at the end, nothing
// falls any more, and the last letters are the largest. O(n).
#include <bits/stdc++.h>
using namespace std;

string firstWord(const string& word, int k) {
    size_t length = word.size() - k;
    string left;
    for (char letter : word) {
        while (k > 0 && !left.empty() && left.back() > letter) {
            left.pop_back();
            k--;
        }
        left += letter;
    }
    left.resize(length);
    return left;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    string word;
    int k;
    cin >> word >> k;

    cout << firstWord(word, k) << '\n';
}
