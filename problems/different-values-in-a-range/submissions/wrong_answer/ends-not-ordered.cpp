// Wrong: takes the first place for the left end and the second one for the right end.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>
using namespace std;

int n, q;
vector<int> tree;

void add(int i, int value) {
    for (; i <= n; i += i & -i) tree[i] += value;
}

int sum(int i) {
    int result = 0;
    for (; i > 0; i -= i & -i) result += tree[i];
    return result;
}

int main() {
    long long x;
    cin >> n >> q >> x;
    vector<int> a(n + 1);
    for (int i = 1; i <= n; i++) cin >> a[i];
    vector<pair<int, int>> queries(q);
    for (auto& [r, l] : queries) {
        x = x * 48271 % 2147483647;
        int u = x % n + 1;
        x = x * 48271 % 2147483647;
        int v = x % n + 1;
        l = u;
        r = v;
    }
    sort(queries.begin(), queries.end());
    tree.assign(n + 1, 0);
    map<int, int> last;
    int done = 0;
    long long result = 0;
    for (auto [r, l] : queries) {
        while (done < r) {
            done++;
            if (last.count(a[done])) add(last[a[done]], -1);
            last[a[done]] = done;
            add(done, 1);
        }
        result += sum(r) - sum(l - 1);
    }
    cout << result << endl;
    return 0;
}
