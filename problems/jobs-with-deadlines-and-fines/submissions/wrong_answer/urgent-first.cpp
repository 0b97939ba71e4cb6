// Wrong: does the most urgent jobs first and gives up a job only when it finds no day itself.
#include <bits/stdc++.h>
using namespace std;

struct Job {
    int deadline, fine;
};

long long smallestFines(vector<Job> jobs) {
    sort(jobs.begin(), jobs.end(), [](const Job& a, const Job& b) { return a.deadline < b.deadline; });
    priority_queue<int, vector<int>, greater<int>> done;  // the fines that the jobs done in time save
    long long fines = 0;
    for (const Job& job : jobs) {
        if ((int)done.size() < job.deadline) done.push(job.fine);
        else fines += job.fine;
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
