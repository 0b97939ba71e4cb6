// Too slow: looks for the last free day one day after the other, O(n^2).
#include <bits/stdc++.h>
using namespace std;

struct Job {
    int deadline, fine;
};

long long smallestFines(vector<Job> jobs) {
    sort(jobs.begin(), jobs.end(), [](const Job& a, const Job& b) { return a.fine > b.fine; });
    vector<char> isTaken(jobs.size() + 1, false);
    long long fines = 0;
    for (const Job& job : jobs) {
        int day = min(job.deadline, (int)jobs.size());
        while (day > 0 && isTaken[day]) day--;
        if (day == 0) fines += job.fine;
        else isTaken[day] = true;
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
