// One case for each direction.
#include <iostream>
#include <string>
using namespace std;

int main() {
    int w, h;
    string s;
    cin >> w >> h >> s;
    int x = 1, y = 1;
    char d = 'N';
    for (int i = 0; i < (int)s.size(); i++) {
        if (s[i] == 'L') {
            if (d == 'N') d = 'W';
            else if (d == 'W') d = 'S';
            else if (d == 'S') d = 'E';
            else d = 'N';
        } else if (s[i] == 'R') {
            if (d == 'N') d = 'E';
            else if (d == 'E') d = 'S';
            else if (d == 'S') d = 'W';
            else d = 'N';
        } else {
            if (d == 'N' && y < h) y++;
            if (d == 'S' && y > 1) y--;
            if (d == 'E' && x < w) x++;
            if (d == 'W' && x > 1) x--;
        }
    }
    cout << x << " " << y << " " << d << endl;
    return 0;
}
