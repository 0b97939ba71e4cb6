// Mo's algorithm: questions in blocks of their left ends, and two ends that walk.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>
using namespace std;

int main() {
    int n, q;
    long long x;
    cin >> n >> q >> x;
    vector<int> a(n);
    map<int, int> number;
    for (int i = 0; i < n; i++) {
        int value;
        cin >> value;
        if (number.count(value) == 0) {
            int next = number.size();
            number[value] = next;
        }
        a[i] = number[value];
    }
    vector<pair<int, int>> queries(q);
    for (int i = 0; i < q; i++) {
        x = x * 48271 % 2147483647;
        int u = x % n;
        x = x * 48271 % 2147483647;
        int v = x % n;
        queries[i] = {min(u, v), max(u, v)};
    }
    int block = 300;
    sort(queries.begin(), queries.end(), [&](pair<int, int> p, pair<int, int> r) {
        if (p.first / block != r.first / block) return p.first / block < r.first / block;
        return p.second < r.second;
    });
    vector<int> times(n, 0);
    int left = 0, right = -1, different = 0;
    long long sum = 0;
    for (auto query : queries) {
        while (left > query.first) {
            left--;
            if (times[a[left]]++ == 0) different++;
        }
        while (right < query.second) {
            right++;
            if (times[a[right]]++ == 0) different++;
        }
        while (left < query.first) {
            if (--times[a[left]] == 0) different--;
            left++;
        }
        while (right > query.second) {
            if (--times[a[right]] == 0) different--;
            right--;
        }
        sum += different;
    }
    cout << sum << endl;
    return 0;
}
