// Without a junction v, the subtrees of its children in a depth-first tree are joined only through what lies above v. A child is
// cut off if no pipe from its subtree leads above v; the pieces are these children, and what lies above if there is
// something. O(n + m).
#include <bits/stdc++.h>
using namespace std;

struct Pipe {
    int a, b;
};

struct Answer {
    int critical, parts, junction;
};

class Network {
    vector<vector<int>> neighbours;
    vector<int> number;  // in the order in which the search reaches them; 0 before
    int reached = 0;

public:
    int parts = 0;
    vector<int> piecesWithout;  // into how many pieces its part falls without this junction

    Network(int n, const vector<Pipe>& pipes) : neighbours(n + 1), number(n + 1, 0), piecesWithout(n + 1, 0) {
        for (auto [a, b] : pipes) {
            neighbours[a].push_back(b);
            neighbours[b].push_back(a);
        }
        for (int v = 1; v <= n; v++) {
            if (number[v] != 0) continue;
            parts++;
            visit(v, 0);
        }
    }

private:
    // Returns the smallest number that a pipe from the subtree of v leads to.
    int visit(int v, int piecesAbove) {
        int low = number[v] = ++reached;
        piecesWithout[v] = piecesAbove;
        for (int w : neighbours[v]) {
            if (number[w] != 0) {
                low = min(low, number[w]);
                continue;
            }
            int below = visit(w, 1);
            if (below >= number[v]) piecesWithout[v]++;
            low = min(low, below);
        }
        return low;
    }
};

Answer closeOne(int n, const vector<Pipe>& pipes) {
    Network network(n, pipes);
    Answer answer = {0, -1, 0};
    for (int v = 1; v <= n; v++) {
        int pieces = network.piecesWithout[v];
        if (pieces > 1) answer.critical++;
        int parts = network.parts - 1 + pieces;
        if (parts > answer.parts) {
            answer.parts = parts;
            answer.junction = v;
        }
    }
    return answer;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<Pipe> pipes(m);
    for (auto& [a, b] : pipes) cin >> a >> b;

    Answer answer = closeOne(n, pipes);
    cout << answer.critical << ' ' << answer.parts << ' ' << answer.junction << '\n';
}
