// Too slow: goes along every walk of the right length, and compares its letters with the word only at its end.
#include <iostream>
#include <string>
using namespace std;

int h, w, q;
string grid[8], word, letters;
bool used[8][8];
int result;

void search(int r, int c) {
    if (r < 0 || r >= h || c < 0 || c >= w) return;
    if (used[r][c]) return;
    used[r][c] = true;
    letters += grid[r][c];
    if (letters.size() == word.size()) {
        if (letters == word) result++;
    } else {
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                search(r + dr, c + dc);
            }
        }
    }
    letters.pop_back();
    used[r][c] = false;
}

int main() {
    cin >> h >> w >> q;
    for (int i = 0; i < h; i++) cin >> grid[i];
    while (q--) {
        cin >> word;
        result = 0;
        for (int i = 0; i < h; i++)
            for (int j = 0; j < w; j++) search(i, j);
        cout << result << endl;
    }
    return 0;
}
