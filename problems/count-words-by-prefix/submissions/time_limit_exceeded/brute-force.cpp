// Too slow: keeps the words in a map with the number of copies and looks at all of them for each question.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q;
    cin >> q;
    map<string, int> copies;
    while (q--) {
        string task, word;
        cin >> task >> word;
        if (task == "+") copies[word]++;
        if (task == "-" && copies.count(word) && --copies[word] == 0) copies.erase(word);
        if (task == "?") {
            int all = 0, different = 0;
            for (auto& [each, count] : copies)
                if (each.compare(0, word.size(), word) == 0) all += count, different++;
            cout << all << ' ' << different << '\n';
        }
    }
}
