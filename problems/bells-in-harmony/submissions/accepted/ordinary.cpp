// As somebody writes it who has read the statement alone: counts of the pitches before, in a map.
#include <iostream>
#include <map>
#include <vector>
using namespace std;

int main() {
    int n, d;
    cin >> n >> d;
    map<int, long long> seen;
    long long count = 0;
    for (int i = 0; i < n; i++) {
        int p;
        cin >> p;
        count += seen[p - d];
        if (d != 0) count += seen[p + d];
        seen[p]++;
    }
    cout << count << endl;
}
