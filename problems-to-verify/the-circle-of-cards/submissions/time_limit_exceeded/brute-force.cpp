// Keeps the circle in an array and takes each child out of it, which moves all those behind.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, s;
    scanf("%d %d", &n, &s);
    vector<int> cards(n), circle(n);
    for (int& card : cards) scanf("%d", &card);
    iota(circle.begin(), circle.end(), 0);

    long long place = -1, steps = s;  // the place before the first child to be counted
    while (!circle.empty()) {
        long long size = (long long)circle.size();
        place = ((place + steps) % size + size) % size;
        int child = circle[place];
        printf("%d ", child + 1);
        circle.erase(circle.begin() + place);
        steps = cards[child];
        // Whoever stood behind is at the same place now, which counts as the first step clockwise.
        if (steps > 0) place--;
    }
    puts("");
}
