// Wrong: the heap has the largest fine on top, and gives up that job.
#include <bits/stdc++.h>
using namespace std;

struct Job {
    int deadline, fine;
};

long long smallestFines(vector<Job> jobs) {
    sort(jobs.begin(), jobs.end(), [](const Job& a, const Job& b) { return a.deadline < b.deadline; });
    priority_queue<int> done;  // the fines that the jobs done in time save
    long long fines = 0;
    for (const Job& job : jobs) {
        done.push(job.fine);
        if ((int)done.size() > job.deadline) {
            fines += done.top();
            done.pop();
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
