#include <iostream>
#include <string>
using namespace std;

typedef long long ll;

ll fact[21];
int cnt[26];

ll ways(int n) {
    ll result = fact[n];
    for (int i = 0; i < 26; i++) result /= fact[cnt[i]];
    return result;
}

int main() {
    fact[0] = 1;
    for (int i = 1; i <= 20; i++) fact[i] = fact[i - 1] * i;
    string s;
    ll k;
    cin >> s >> k;
    int n = s.size();
    for (int i = 0; i < n; i++) cnt[s[i] - 'a']++;
    if (ways(n) < k) {
        cout << "NONE" << endl;
        return 0;
    }
    string result = "";
    for (int i = n - 1; i >= 0; i--) {
        for (int c = 0; c < 26; c++) {
            if (cnt[c] == 0) continue;
            cnt[c]--;
            ll w = ways(i);
            if (w >= k) {
                result += (char)('a' + c);
                break;
            }
            k -= w;
            cnt[c]++;
        }
    }
    cout << result << endl;
}
