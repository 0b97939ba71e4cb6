// Counts a group only when a free seat follows it.
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    cin >> s;
    int groups = 0, single = 0, length = 0;
    for (int i = 0; i < (int)s.size(); i++) {
        if (s[i] == '#') {
            length++;
        } else {
            if (length > 0) groups++;
            if (length == 1) single++;
            length = 0;
        }
    }
    cout << groups << " " << single << endl;
    return 0;
}
