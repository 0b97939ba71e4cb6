#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, m, q;
    cin >> n >> m >> q;
    const long long INF = 1e18;
    vector<vector<long long>> dist(n, vector<long long>(n, INF));
    for (int i = 0; i < n; i++) dist[i][i] = 0;
    for (int i = 0; i < m; i++) {
        long long a, b, c;
        cin >> a >> b >> c;
        a--;
        b--;
        dist[a][b] = min(dist[a][b], c);
        dist[b][a] = min(dist[b][a], c);
    }
    for (int k = 0; k < n; k++)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) dist[i][j] = min(dist[i][j], dist[i][k] + dist[k][j]);
    while (q--) {
        long long a, b, c;
        cin >> a >> b >> c;
        a--;
        b--;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                dist[i][j] = min(dist[i][j], min(dist[i][a] + c + dist[b][j], dist[i][b] + c + dist[a][j]));
        long long sum = 0;
        bool connected = true;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < i; j++) {
                if (dist[i][j] >= INF) connected = false;
                else sum += dist[i][j];
            }
        cout << (connected ? sum : -1) << endl;
    }
}
