// From the statement alone: a run begins where the letter before is another one, and ends at the first other letter
// behind it. Codes are read part by part with the library, and written letter by letter.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int q;
    cin >> q;
    for (string task, word; cin >> task >> word; cout << '\n') {
        int n = word.size();
        if (task == "pack") {
            for (int from = 0; from < n; from++) {
                if (from > 0 && word[from - 1] == word[from]) continue;
                int end = min<size_t>(n, word.find_first_not_of(word[from], from));
                int length = end - from;
                if (length >= 2) cout << length;
                cout << word[from];
            }
            continue;
        }
        istringstream parts(word);
        while (parts.peek() != EOF) {
            int times = 1;
            if (isdigit(parts.peek())) parts >> times;
            char letter = parts.get();
            while (times-- > 0) cout << letter;
        }
    }
}
