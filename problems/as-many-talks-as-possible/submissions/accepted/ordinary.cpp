// Pairs with the end in front, so that sort puts the earliest end first.
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<pair<int, int>> talks;
    for (int i = 0; i < n; i++) {
        int s, e;
        cin >> s >> e;
        talks.push_back({e, s});
    }
    sort(talks.begin(), talks.end());
    int count = 0, last = -1;
    for (auto talk : talks) {
        if (talk.second >= last) {
            count++;
            last = talk.first;
        }
    }
    cout << count << endl;
    return 0;
}
