// All profits that are positive, minus the cheapest cut between the projects that are carried out and the others: a cut costs the
// profits that are given up and the losses that are paid, and no condition may be cut. The cut is found as a largest flow,
// by shortest ways.
#include <bits/stdc++.h>
using namespace std;

struct Need {
    int project, needed;
};

class Network {
    struct Arc {
        int to;
        long long room;
    };
    vector<Arc> arcs;  // the partner of arc e is e ^ 1
    vector<vector<int>> arcsOf;

public:
    explicit Network(int nodes) : arcsOf(nodes) {}

    void add(int from, int to, long long capacity) {
        arcsOf[from].push_back((int)arcs.size());
        arcs.push_back({to, capacity});
        arcsOf[to].push_back((int)arcs.size());
        arcs.push_back({from, 0});
    }

    long long largestFlow(int source, int sink) {
        long long flow = 0;
        while (true) {
            vector<int> arcTo = shortestWays(source);
            if (arcTo[sink] == -1) return flow;
            long long amount = LLONG_MAX;
            for (int v = sink; v != source; v = arcs[arcTo[v] ^ 1].to) amount = min(amount, arcs[arcTo[v]].room);
            for (int v = sink; v != source; v = arcs[arcTo[v] ^ 1].to) {
                arcs[arcTo[v]].room -= amount;
                arcs[arcTo[v] ^ 1].room += amount;
            }
            flow += amount;
        }
    }

private:
    // By which arc each node is reached first; -1 if it is not.
    vector<int> shortestWays(int source) {
        vector<int> arcTo(arcsOf.size(), -1), queue = {source};
        for (size_t i = 0; i < queue.size(); i++) {
            for (int arc : arcsOf[queue[i]]) {
                int to = arcs[arc].to;
                if (arcs[arc].room == 0 || to == source || arcTo[to] != -1) continue;
                arcTo[to] = arc;
                queue.push_back(to);
            }
        }
        return arcTo;
    }
};

long long largestProfit(const vector<int>& profit, const vector<Need>& needs) {
    int n = (int)profit.size() - 1;
    int source = 0, sink = n + 1;
    const long long unbounded = 1e18;
    Network network(n + 2);
    long long everythingGood = 0;
    for (int i = 1; i <= n; i++) {
        if (profit[i] > 0) {
            network.add(source, i, profit[i]);
            everythingGood += profit[i];
        } else {
            network.add(i, sink, -profit[i]);
        }
    }
    for (auto [project, needed] : needs) network.add(project, needed, unbounded);
    return everythingGood - network.largestFlow(source, sink);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<int> profit(n + 1);
    for (int i = 1; i <= n; i++) cin >> profit[i];
    vector<Need> needs(m);
    for (auto& [project, needed] : needs) cin >> project >> needed;

    cout << largestProfit(profit, needs) << '\n';
}
