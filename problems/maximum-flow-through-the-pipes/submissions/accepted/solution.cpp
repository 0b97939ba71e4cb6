// Edmonds and Karp: as long as there is a way with room, a shortest one gets as much as its narrowest pipe allows. Every pipe has
// a partner in the other direction, whose room is what flows through the pipe and may be sent back. O(n m^2) at worst.
#include <bits/stdc++.h>
using namespace std;

struct Pipe {
    int from, to, capacity;
};

class Network {
    struct Arc {
        int to, room;
    };
    vector<Arc> arcs;  // the partner of arc e is e ^ 1
    vector<vector<int>> arcsOf;

public:
    Network(int n, const vector<Pipe>& pipes) : arcsOf(n + 1) {
        for (auto [from, to, capacity] : pipes) {
            arcsOf[from].push_back((int)arcs.size());
            arcs.push_back({to, capacity});
            arcsOf[to].push_back((int)arcs.size());
            arcs.push_back({from, 0});
        }
    }

    // Sends water along a shortest way with room, and returns how much; 0 if there is no such way.
    int sendMore(int start, int end) {
        vector<int> arcTo = shortestWays(start);
        if (arcTo[end] == -1) return 0;
        int amount = INT_MAX;
        for (int v = end; v != start; v = arcs[arcTo[v] ^ 1].to) amount = min(amount, arcs[arcTo[v]].room);
        for (int v = end; v != start; v = arcs[arcTo[v] ^ 1].to) {
            arcs[arcTo[v]].room -= amount;
            arcs[arcTo[v] ^ 1].room += amount;
        }
        return amount;
    }

private:
    // By which arc each station is reached first; -1 if it is not.
    vector<int> shortestWays(int start) {
        vector<int> arcTo(arcsOf.size(), -1), queue = {start};
        for (size_t i = 0; i < queue.size(); i++) {
            for (int arc : arcsOf[queue[i]]) {
                int to = arcs[arc].to;
                if (arcs[arc].room == 0 || to == start || arcTo[to] != -1) continue;
                arcTo[to] = arc;
                queue.push_back(to);
            }
        }
        return arcTo;
    }
};

long long largestFlow(int n, const vector<Pipe>& pipes) {
    Network network(n, pipes);
    long long flow = 0;
    while (int more = network.sendMore(1, n)) flow += more;
    return flow;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<Pipe> pipes(m);
    for (auto& [from, to, capacity] : pipes) cin >> from >> to >> capacity;

    cout << largestFlow(n, pipes) << '\n';
}
