// Seen from the middle, the outline is where |x| + |y| = n - 1.
#include <bits/stdc++.h>
using namespace std;

vector<string> drawDiamond(int n) {
    int reach = n - 1;
    vector<string> picture;
    for (int y = -reach; y <= reach; y++) {
        string line;
        for (int x = -reach; x <= reach; x++) line += abs(x) + abs(y) == reach ? '#' : '.';
        picture.push_back(line);
    }
    return picture;
}

int main() {
    int n;
    cin >> n;

    for (const string& line : drawDiamond(n)) cout << line << '\n';
}
