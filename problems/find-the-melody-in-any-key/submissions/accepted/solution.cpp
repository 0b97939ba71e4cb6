// Moving notes by d keeps the steps between neighbours, and equal steps mean that all notes differ by the same d. So the
// steps of the melody are searched for among those of the piece, by Knuth, Morris and Pratt. A melody of one note has no
// steps and fits everywhere. O(n + m).
#include <bits/stdc++.h>
using namespace std;

vector<int> steps(const vector<int>& notes) {
    vector<int> result;
    for (size_t i = 1; i < notes.size(); i++) result.push_back(notes[i] - notes[i - 1]);
    return result;
}

vector<int> places(const vector<int>& piece, const vector<int>& melody) {
    vector<int> text = steps(piece), pattern = steps(melody);
    int length = pattern.size();
    vector<int> found;
    if (length == 0) {
        found.resize(piece.size());
        iota(found.begin(), found.end(), 1);
        return found;
    }

    // border[k]: the longest proper end of the first k steps of the pattern that is also a beginning of it.
    vector<int> border(length + 1, 0);
    for (int i = 1, k = 0; i < length; i++) {
        while (k > 0 && pattern[i] != pattern[k]) k = border[k];
        if (pattern[i] == pattern[k]) k++;
        border[i + 1] = k;
    }
    for (int i = 0, k = 0; i < (int)text.size(); i++) {
        while (k > 0 && text[i] != pattern[k]) k = border[k];
        if (text[i] == pattern[k]) k++;
        if (k < length) continue;
        found.push_back(i - length + 2);
        k = border[k];
    }
    return found;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<int> piece(n), melody(m);
    for (int& note : piece) cin >> note;
    for (int& note : melody) cin >> note;

    vector<int> found = places(piece, melody);
    cout << found.size() << '\n';
    if (!found.empty()) cout << found.front() << ' ' << found.back() << '\n';
}
