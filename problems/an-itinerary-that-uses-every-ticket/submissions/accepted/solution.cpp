// The beginning follows from the numbers of tickets at each airport. Hierholzer's algorithm: go on to the smallest airport as long as there is a
// ticket; an airport is written down when nothing leads on from it, so round trips that were left out come in at the right place. O(n + m log m).
#include <bits/stdc++.h>
using namespace std;

struct Ticket {
    int from, to;
};

// Where a journey must begin, or 0 if the numbers of tickets do not allow any. Of several places the smallest.
int beginning(int n, const vector<Ticket>& tickets) {
    vector<int> more(n + 1, 0);  // tickets from the airport less tickets to it
    int smallest = n;
    for (auto [from, to] : tickets) {
        more[from]++;
        more[to]--;
        smallest = min(smallest, from);
    }
    int start = 0;
    for (int airport = 1; airport <= n; airport++) {
        if (more[airport] > 1 || (more[airport] == 1 && start != 0)) return 0;
        if (more[airport] == 1) start = airport;
    }
    return start == 0 ? smallest : start;
}

vector<int> plan(int n, vector<Ticket> tickets) {
    int start = beginning(n, tickets);
    if (start == 0) return {};

    sort(tickets.begin(), tickets.end(), [](const Ticket& one, const Ticket& other) { return one.to > other.to; });
    vector<vector<int>> leadsTo(n + 1);  // the smallest airport last
    for (auto [from, to] : tickets) leadsTo[from].push_back(to);

    vector<int> way{start}, journey;
    while (!way.empty()) {
        vector<int>& on = leadsTo[way.back()];
        if (on.empty()) {
            journey.push_back(way.back());
            way.pop_back();
        } else {
            way.push_back(on.back());
            on.pop_back();
        }
    }
    if (journey.size() < tickets.size() + 1) return {};  // some tickets cannot be reached
    reverse(journey.begin(), journey.end());
    return journey;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int t;
    cin >> t;
    while (t-- > 0) {
        int n, m;
        cin >> n >> m;
        vector<Ticket> tickets(m);
        for (Ticket& ticket : tickets) cin >> ticket.from >> ticket.to;

        vector<int> journey = plan(n, tickets);
        if (journey.empty()) cout << "IMPOSSIBLE";
        for (size_t i = 0; i < journey.size(); i++) cout << (i > 0 ? " " : "") << journey[i];
        cout << '\n';
    }
}
