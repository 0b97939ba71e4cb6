// Adds a whole row of turns at once and corrects by 4 only once, which is too little from five turns on.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int w, h;
    string s;
    cin >> w >> h >> s;
    int x = 1, y = 1, d = 0;
    size_t i = 0;
    while (i < s.size()) {
        if (s[i] == 'F') {
            int steps = 0;
            while (i < s.size() && s[i] == 'F') {
                steps++;
                i++;
            }
            if (d == 0) y = min(h, y + steps);
            else if (d == 1) x = min(w, x + steps);
            else if (d == 2) y = max(1, y - steps);
            else if (d == 3) x = max(1, x - steps);
        } else {
            int turn = 0;
            while (i < s.size() && s[i] != 'F') {
                if (s[i] == 'R') turn++;
                else turn--;
                i++;
            }
            d += turn;
            if (d < 0) d += 4;
            if (d > 3) d -= 4;
        }
    }
    string names = "NESW";
    cout << x << ' ' << y << ' ' << names[((d % 4) + 4) % 4] << '\n';
}
