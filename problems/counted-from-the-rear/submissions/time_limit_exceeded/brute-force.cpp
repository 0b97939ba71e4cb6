// Keeps the train in an array: taking out a coach moves all those behind it.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int q, k, arrived = 0, refusals = 0;
    string events;
    cin >> q >> k >> events;
    vector<int> train;
    for (char event : events) {
        size_t place = event == 'R' ? k : 1;  // from the rear
        if (event == 'A') train.push_back(++arrived);
        else if (train.size() < place) refusals++;
        else train.erase(train.end() - place);
    }
    printf("%zu %d\n", train.size(), refusals);
    for (int coach : train) printf("%d ", coach);
    puts("");
}
