// Wrong: a remainder in C++ has the sign of the dividend, and one correction by the size is not enough for long counts.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, s;
    scanf("%d %d", &n, &s);
    vector<int> cards(n), circle(n);
    for (int& card : cards) scanf("%d", &card);
    iota(circle.begin(), circle.end(), 0);
    int place = 0, steps = s - 1;
    while (!circle.empty()) {
        int size = (int)circle.size();
        place += steps;
        if (place < 0) place += size;
        place = abs(place) % size;
        int child = circle[place];
        printf("%d ", child + 1);
        circle.erase(circle.begin() + place);
        steps = cards[child] > 0 ? cards[child] - 1 : cards[child];
    }
    puts("");
}
