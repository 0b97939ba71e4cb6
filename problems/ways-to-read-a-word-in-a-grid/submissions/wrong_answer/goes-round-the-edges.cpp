// Wrong: goes on at the opposite edge.
#include <iostream>
#include <string>
using namespace std;

int h, w, q;
string grid[8], word;
bool used[8][8];
int result;

void search(int r, int c, int pos) {
    r = (r + h) % h, c = (c + w) % w;
    if (used[r][c]) return;
    if (grid[r][c] != word[pos]) return;
    if (pos == (int)word.size() - 1) {
        result++;
        return;
    }
    used[r][c] = true;
    for (int dr = -1; dr <= 1; dr++) {
        for (int dc = -1; dc <= 1; dc++) {
            search(r + dr, c + dc, pos + 1);
        }
    }
    used[r][c] = false;
}

int main() {
    cin >> h >> w >> q;
    for (int i = 0; i < h; i++) cin >> grid[i];
    while (q--) {
        cin >> word;
        result = 0;
        for (int i = 0; i < h; i++)
            for (int j = 0; j < w; j++) search(i, j, 0);
        cout << result << endl;
    }
    return 0;
}
