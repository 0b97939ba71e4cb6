// Writes a run when the next one begins, and so never the last one.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int q;
    cin >> q;
    for (string task, word; cin >> task >> word; cout << '\n') {
        int count = task == "pack" ? 1 : 0;
        for (size_t i = 0; i < word.size(); i++) {
            if (task == "pack") {
                if (i + 1 == word.size()) break;
                if (word[i] == word[i + 1]) {
                    count++;
                    continue;
                }
                if (count > 1) cout << count;
                cout << word[i];
                count = 1;
            } else if (isdigit(word[i])) {
                count = 10 * count + word[i] - '0';
            } else {
                cout << string(max(count, 1), word[i]);
                count = 0;
            }
        }
    }
}
