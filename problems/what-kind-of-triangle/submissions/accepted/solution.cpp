// With sorted sides only a + b > c has to be tested, and the angle opposite c is the largest. Squares reach 10^18.
#include <bits/stdc++.h>
using namespace std;

string kindOfTriangle(vector<long long> sides) {
    sort(sides.begin(), sides.end());
    long long a = sides[0], b = sides[1], c = sides[2];
    if (a + b <= c) return "NONE";
    if (a * a + b * b == c * c) return "RIGHT";
    return a * a + b * b < c * c ? "OBTUSE" : "ACUTE";
}

int main() {
    vector<long long> sides(3);
    for (long long& side : sides) cin >> side;

    cout << kindOfTriangle(sides) << '\n';
}
