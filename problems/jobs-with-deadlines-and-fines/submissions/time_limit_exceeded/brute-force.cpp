// Tries every set of jobs that are done in time. It can be done if no more of them are due by any day than there are days.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

static std::vector<std::pair<int, int>> jobs;  // deadline and fine

// The smallest fines from this job on, if so many were done before it.
static long long smallest(size_t job, int done) {
    if (job == jobs.size()) return 0;
    long long best = jobs[job].second + smallest(job + 1, done);
    if (done < jobs[job].first) best = std::min(best, smallest(job + 1, done + 1));
    return best;
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    jobs.resize(n);
    for (auto& [deadline, fine] : jobs) scanf("%d %d", &deadline, &fine);
    std::sort(jobs.begin(), jobs.end());
    printf("%lld\n", smallest(0, 0));
}
