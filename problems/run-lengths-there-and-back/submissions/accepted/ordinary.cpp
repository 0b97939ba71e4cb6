// As many write it: a count that grows while the letter stays, and the last run behind the loop.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int q;
    cin >> q;
    for (int i = 0; i < q; i++) {
        string task, s, result;
        cin >> task >> s;
        if (task == "pack") {
            int count = 1;
            for (size_t j = 1; j < s.size(); j++) {
                if (s[j] == s[j - 1]) {
                    count++;
                } else {
                    if (count > 1) result += to_string(count);
                    result += s[j - 1];
                    count = 1;
                }
            }
            if (count > 1) result += to_string(count);
            result += s.back();
        } else {
            string number;
            for (char c : s) {
                if (c >= '0' && c <= '9') {
                    number += c;
                } else {
                    int times = number == "" ? 1 : stoi(number);
                    for (int k = 0; k < times; k++) result += c;
                    number = "";
                }
            }
        }
        cout << result << endl;
    }
}
