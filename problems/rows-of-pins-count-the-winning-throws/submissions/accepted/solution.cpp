// Sprague and Grundy: a row behaves like a heap of Nim of so many stones as its number says, which is the smallest one that no
// throw leads to; two rows side by side have the XOR of their numbers. A throw wins if the XOR becomes 0. The table takes
// O(k * a * a) for the longest row a, the games O(k) for each pin.
#include <bits/stdc++.h>
using namespace std;

vector<int> numbersOfRows(const vector<int>& lengths, int longest) {
    vector<int> number(longest + 1);
    // For each number, the last row from which it has been reached. A row of a pins leads to numbers below a only.
    vector<int> reachedFrom(longest + 1);
    for (int row = 1; row <= longest; row++) {
        for (int length : lengths)
            for (int left = 0; 2 * left <= row - length; left++)
                reachedFrom[number[left] ^ number[row - length - left]] = row;
        while (reachedFrom[number[row]] == row) number[row]++;
    }
    return number;
}

vector<int> countWinningThrows(const vector<int>& lengths, const vector<vector<int>>& games) {
    int longest = 0;
    for (const auto& rows : games) longest = max(longest, *max_element(rows.begin(), rows.end()));
    vector<int> number = numbersOfRows(lengths, longest);

    vector<int> answers;
    for (const auto& rows : games) {
        int all = 0;
        for (int row : rows) all ^= number[row];
        int winning = 0;
        for (int row : rows) {
            int others = all ^ number[row];
            for (int length : lengths)
                for (int left = 0; left + length <= row; left++)
                    winning += (number[left] ^ number[row - length - left]) == others;
        }
        answers.push_back(winning);
    }
    return answers;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int k, q;
    cin >> k >> q;
    vector<int> lengths(k);
    for (int& length : lengths) cin >> length;
    vector<vector<int>> games(q);
    for (auto& rows : games) {
        int n;
        cin >> n;
        rows.resize(n);
        for (int& row : rows) cin >> row;
    }

    for (int throws : countWinningThrows(lengths, games)) cout << throws << '\n';
}
