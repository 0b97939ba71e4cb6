// Takes the meetings in the order in which they begin and tries the rooms from 1 on; a room is free when the meeting that
// it had last is over: O(n^2).
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> begin(n), end(n), rooms(n, 0), freeFrom;
    for (int i = 0; i < n; i++) scanf("%d %d", &begin[i], &end[i]);
    for (int times = 0; times < n; times++) {
        int next = -1;
        for (int i = 0; i < n; i++) {
            if (rooms[i] == 0 && (next < 0 || begin[i] < begin[next])) next = i;
        }
        size_t room = 0;
        while (room < freeFrom.size() && freeFrom[room] > begin[next]) room++;
        if (room == freeFrom.size()) freeFrom.push_back(0);
        freeFrom[room] = end[next];
        rooms[next] = (int)room + 1;
    }
    printf("%zu\n", freeFrom.size());
    for (int room : rooms) printf("%d ", room);
    puts("");
}
