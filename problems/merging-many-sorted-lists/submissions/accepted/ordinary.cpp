// Pairs of a value and the list that it comes from in a priority queue; a place in each list.
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

int main() {
    int k;
    cin >> k;
    vector<vector<int>> lists(k);
    vector<int> place(k, 0);
    priority_queue<pair<int, int>, vector<pair<int, int>>, greater<pair<int, int>>> heap;
    for (int i = 0; i < k; i++) {
        int m;
        cin >> m;
        lists[i].resize(m);
        for (int j = 0; j < m; j++) cin >> lists[i][j];
        if (m > 0) heap.push({lists[i][0], i});
    }
    while (!heap.empty()) {
        int value = heap.top().first;
        int i = heap.top().second;
        heap.pop();
        cout << value << " ";
        place[i]++;
        if (place[i] < (int)lists[i].size()) heap.push({lists[i][place[i]], i});
    }
    cout << endl;
    return 0;
}
