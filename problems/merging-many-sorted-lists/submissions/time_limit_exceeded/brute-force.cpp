// Looks at the first value of every list for each value of the result, O(N k).
#include <cstdio>
#include <vector>

int main() {
    int k;
    if (scanf("%d", &k) != 1) return 1;
    std::vector<std::vector<int>> lists(k);
    for (auto& list : lists) {
        int length;
        scanf("%d", &length);
        list.resize(length);
        for (int& value : list) scanf("%d", &value);
    }
    std::vector<size_t> places(k, 0);
    while (true) {
        int smallest = -1;
        for (int i = 0; i < k; i++) {
            if (places[i] == lists[i].size()) continue;
            if (smallest < 0 || lists[i][places[i]] < lists[smallest][places[smallest]]) smallest = i;
        }
        if (smallest < 0) break;
        printf("%d ", lists[smallest][places[smallest]++]);
    }
    puts("");
}
