#include <iostream>
#include <map>
using namespace std;

int main() {
    int n, minutes;
    cin >> n >> minutes;
    map<int, long long> change;
    change[0] += 0;
    change[minutes] += 0;
    for (int i = 0; i < n; i++) {
        int s, e;
        long long c;
        cin >> s >> e >> c;
        change[s] += c;
        change[e] -= c;
    }
    long long out = 0, most = 0, count = 0;
    for (auto it = change.begin(); next(it) != change.end(); it++) {
        out += it->second;
        int length = next(it)->first - it->first;
        if (out > most) {
            most = out;
            count = length;
        } else if (out == most) {
            count += length;
        }
    }
    cout << most << " " << count << endl;
}
