// Too slow: looks through all jobs that are kept for the smallest fine, O(n^2).
#include <bits/stdc++.h>
using namespace std;

struct Job {
    int deadline, fine;
};

long long smallestFines(vector<Job> jobs) {
    sort(jobs.begin(), jobs.end(), [](const Job& a, const Job& b) { return a.deadline < b.deadline; });
    vector<int> done;  // the fines that the jobs done in time save
    long long fines = 0;
    for (const Job& job : jobs) {
        done.push_back(job.fine);
        if ((int)done.size() > job.deadline) {
            auto smallest = min_element(done.begin(), done.end());
            fines += *smallest;
            done.erase(smallest);
        }
    }
    return fines;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<Job> jobs(n);
    for (Job& job : jobs) cin >> job.deadline >> job.fine;

    cout << smallestFines(jobs) << '\n';
}
