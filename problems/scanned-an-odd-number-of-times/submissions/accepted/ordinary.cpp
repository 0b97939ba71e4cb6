#include <iostream>
#include <map>
using namespace std;

int main() {
    int n;
    cin >> n;
    map<int, int> times;
    for (int i = 0; i < n; i++) {
        int tag;
        cin >> tag;
        times[tag]++;
    }
    for (auto entry : times) {
        if (entry.second % 2 == 1) cout << entry.first << endl;
    }
}
