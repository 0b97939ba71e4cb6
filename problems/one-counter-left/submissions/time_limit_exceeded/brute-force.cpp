// Takes the people of the second queue one by one and looks for each one's place from the front: behind everybody of the
// first queue, and of the second one so far, whose minute is not later. O(n^2).
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, a, b;
    scanf("%d %d %d", &n, &a, &b);
    vector<int> minute(n + 1), next(n + 1);
    for (int i = 1; i <= n; i++) scanf("%d %d", &minute[i], &next[i]);
    list<int> queue;
    for (int person = a; person != 0; person = next[person]) queue.push_back(person);
    for (int person = b; person != 0; person = next[person]) {
        auto place = queue.begin();
        while (place != queue.end() && minute[*place] <= minute[person]) ++place;
        queue.insert(place, person);
    }
    for (int person : queue) printf("%d ", person);
    puts("");
}
