// Computes when a service is ready from its needs, again and again: in a chain of diamonds that doubles with each one.
#include <bits/stdc++.h>
using namespace std;

vector<long long> seconds;
vector<vector<int>> needs;
vector<bool> onPath;

// -1 if the service can never start.
long long readyAt(int service) {
    if (onPath[service]) return -1;
    onPath[service] = true;
    long long begin = 0;
    for (int need : needs[service]) {
        long long ready = readyAt(need);
        if (ready == -1) {
            begin = -1;
            break;
        }
        begin = max(begin, ready);
    }
    onPath[service] = false;
    return begin == -1 ? -1 : begin + seconds[service];
}

int main() {
    int n, m;
    cin >> n >> m;
    seconds.resize(n + 1);
    needs.resize(n + 1);
    onPath.resize(n + 1);
    for (int v = 1; v <= n; v++) cin >> seconds[v];
    while (m--) {
        int service, need;
        cin >> service >> need;
        needs[service].push_back(need);
    }
    long long last = 0;
    for (int v = 1; v <= n && last != -1; v++) {
        long long ready = readyAt(v);
        last = ready == -1 ? -1 : max(last, ready);
    }
    if (last == -1) cout << "DEADLOCK\n";
    else cout << last << '\n';
}
