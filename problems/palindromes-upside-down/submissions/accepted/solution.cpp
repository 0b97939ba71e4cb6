// Manacher's algorithm on the digits with a bar in each gap, at both ends too, so that all middles are alike; a bar looks the
// same upside down. Two characters fit if one is the other one turned. Turning a stretch that reads the same takes what
// reads the same around one middle to its mirror image, because a digit turned twice is as before. O(n).
#include <bits/stdc++.h>
using namespace std;

char turned(char character) {
    switch (character) {
        case '6': return '9';
        case '9': return '6';
        case '0': case '1': case '8': case '|': return character;
        default: return '?';
    }
}

long long countStretches(const string& digits) {
    string row = "|";
    for (char digit : digits) row += string(1, digit) + "|";
    int n = row.size();
    // radius[i]: so many characters fit, counted from i to one side and with i itself; 0: not even i does.
    vector<int> radius(n, 0);
    long long count = 0;
    for (int i = 0, middle = 0, end = 0; i < n; i++) {  // end: behind the stretch around middle that reaches farthest
        if (i < end) radius[i] = min(radius[2 * middle - i], end - i);
        while (i - radius[i] >= 0 && i + radius[i] < n && turned(row[i - radius[i]]) == row[i + radius[i]]) radius[i]++;
        if (i + radius[i] > end) middle = i, end = i + radius[i];
        count += radius[i] / 2;  // a bar at every second place
    }
    return count;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    string digits;
    cin >> digits;

    cout << countStretches(digits) << '\n';
}
