// Two places walk towards each other and skip what does not count.
#include <cctype>
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    getline(cin, s);
    int i = 0;
    int j = (int)s.size() - 1;
    bool ok = true;
    while (i < j) {
        if (!isalnum(s[i])) {
            i++;
        } else if (!isalnum(s[j])) {
            j--;
        } else {
            if (tolower(s[i]) != tolower(s[j])) ok = false;
            i++;
            j--;
        }
    }
    if (ok) {
        cout << "YES" << endl;
    } else {
        cout << "NO" << endl;
    }
    return 0;
}
