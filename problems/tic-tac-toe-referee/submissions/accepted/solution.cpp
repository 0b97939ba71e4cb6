// The numbers of signs and the lines decide: the winner moved last, so X wins with one sign more than O has, and O with as
// many as X. Two lines of X cross in a cell that was filled last.
#include <bits/stdc++.h>
using namespace std;

bool hasLine(const vector<string>& board, char sign) {
    auto is = [&](int row, int column) { return board[row][column] == sign; };
    for (int i = 0; i < 3; i++) {
        if (is(i, 0) && is(i, 1) && is(i, 2)) return true;
        if (is(0, i) && is(1, i) && is(2, i)) return true;
    }
    return is(1, 1) && ((is(0, 0) && is(2, 2)) || (is(0, 2) && is(2, 0)));
}

string judge(const vector<string>& board) {
    string all = board[0] + board[1] + board[2];
    int x = count(all.begin(), all.end(), 'X'), o = count(all.begin(), all.end(), 'O');
    bool xWins = hasLine(board, 'X'), oWins = hasLine(board, 'O');

    if (x != o && x != o + 1) return "IMPOSSIBLE";
    if ((xWins && x == o) || (oWins && x == o + 1)) return "IMPOSSIBLE";
    if (xWins) return "X";
    if (oWins) return "O";
    return x + o == 9 ? "DRAW" : "OPEN";
}

int main() {
    vector<string> board(3);
    for (string& row : board) cin >> row;

    cout << judge(board) << '\n';
}
