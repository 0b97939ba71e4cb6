// Lets O move once more after X has won.
#include <iostream>
#include <string>
using namespace std;

string s[3];

bool wins(char c) {
    for (int i = 0; i < 3; i++) {
        if (s[i][0] == c && s[i][1] == c && s[i][2] == c) return true;
        if (s[0][i] == c && s[1][i] == c && s[2][i] == c) return true;
    }
    if (s[0][0] == c && s[1][1] == c && s[2][2] == c) return true;
    if (s[0][2] == c && s[1][1] == c && s[2][0] == c) return true;
    return false;
}

int main() {
    int x = 0, o = 0;
    for (int i = 0; i < 3; i++) {
        cin >> s[i];
        for (int j = 0; j < 3; j++) {
            if (s[i][j] == 'X') x++;
            if (s[i][j] == 'O') o++;
        }
    }
    bool a = wins('X');
    bool b = wins('O');
    if (x < o || x > o + 1) {
        cout << "IMPOSSIBLE" << endl;
    } else if (a && b) {
        cout << "IMPOSSIBLE" << endl;
    } else if (b && x != o) {
        cout << "IMPOSSIBLE" << endl;
    } else if (a) {
        cout << "X" << endl;
    } else if (b) {
        cout << "O" << endl;
    } else if (x + o == 9) {
        cout << "DRAW" << endl;
    } else {
        cout << "OPEN" << endl;
    }
    return 0;
}
