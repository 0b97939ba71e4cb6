// Plays round after round with an array of those who are left.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<int> height(n), roundOf(n, 0), circle(n);
    for (int& h : height) scanf("%d", &h);
    iota(circle.begin(), circle.end(), 0);
    for (int round = 1;; round++) {
        vector<int> staying;
        int before = circle.back();
        for (int child : circle) {
            if (height[child] < height[before]) roundOf[child] = round;
            else staying.push_back(child);
            before = child;
        }
        if (staying.size() == circle.size()) break;
        circle.swap(staying);
    }
    for (int round : roundOf) printf("%d ", round);
    puts("");
}
