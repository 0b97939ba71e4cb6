// Keeps the current text only. To see an earlier one, plays the events that lead to it again.
#include <bits/stdc++.h>
using namespace std;

vector<pair<char, int>> events(1);  // the kind, and the letter or the number

string textAfter(int event) {
    string text;
    // The events that matter are those since the last G, after the text to which that one leads.
    int from = event;
    while (from > 0 && events[from].first != 'G') from--;
    if (from > 0) text = textAfter(events[from].second);
    for (int i = from + 1; i <= event; i++) {
        if (events[i].first == 'T') text.push_back((char)events[i].second);
        if (events[i].first == 'B') text.resize(max(0, (int)text.size() - events[i].second));
    }
    return text;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    string text;
    for (int i = 1; i <= q; i++) {
        char event, letter;
        int number = 0;
        cin >> event;
        if (event == 'T') {
            cin >> letter;
            number = letter;
        } else {
            cin >> number;
        }
        events.push_back({event, number});
        if (event == 'T') text.push_back(letter);
        if (event == 'B') text.resize(max(0, (int)text.size() - number));
        if (event == 'G') text = textAfter(number);
        if (event == 'L') cout << (number <= (int)text.size() ? text[number - 1] : '-') << '\n';
        if (event == 'C') {
            string other = textAfter(number);
            size_t common = 0;
            while (common < text.size() && common < other.size() && text[common] == other[common]) common++;
            cout << common << '\n';
        }
    }
}
