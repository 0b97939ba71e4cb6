// The most expensive jobs first, each on the last free day by its deadline; a set has the days that are still free.
#include <algorithm>
#include <iostream>
#include <set>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<pair<int, int>> jobs;
    set<int> days;
    for (int i = 1; i <= n; i++) {
        int d, p;
        cin >> d >> p;
        jobs.push_back({p, d});
        days.insert(i);
    }
    sort(jobs.rbegin(), jobs.rend());
    long long fines = 0;
    for (auto job : jobs) {
        auto it = days.upper_bound(job.second);
        if (it == days.begin()) {
            fines += job.first;
        } else {
            days.erase(--it);
        }
    }
    cout << fines << endl;
    return 0;
}
