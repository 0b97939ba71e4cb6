#include <bits/stdc++.h>
int main() {
    long long n, x = 1;
    std::cin >> n;
    std::vector<int> cost(n * n);
    for (int& each : cost) each = (x = x * 16807 % 2147483647) % 100 + 1;
    std::vector<long long> far(n * n, 1LL << 60);
    std::priority_queue<std::pair<long long, int>, std::vector<std::pair<long long, int>>, std::greater<>> heap;
    heap.push({far[0] = cost[0], 0});
    while (!heap.empty()) {
        auto [d, at] = heap.top();
        heap.pop();
        if (d > far[at]) continue;
        auto go = [&, d = d](int to) {
            if (d + cost[to] < far[to]) heap.push({far[to] = d + cost[to], to});
        };
        if (at % n > 0) go(at - 1);
        if (at % n < n - 1) go(at + 1);
        if (at >= n) go(at - n);
        if (at < n * (n - 1)) go(at + n);
    }
    std::cout << far.back() << '\n';
}
