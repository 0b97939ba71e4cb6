// Too slow: sorts the suffixes by comparing them letter by letter.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string text, kth = "-";
    long long k, total = 0;
    cin >> text >> k;
    int n = text.size();
    string_view whole = text;
    vector<string_view> suffixes;
    for (int i = 0; i < n; i++) suffixes.push_back(whole.substr(i));
    sort(suffixes.begin(), suffixes.end());
    for (int i = 0; i < n; i++) {
        size_t same = 0;
        if (i > 0) {
            auto& before = suffixes[i - 1];
            while (same < before.size() && same < suffixes[i].size() && before[same] == suffixes[i][same]) same++;
        }
        long long fresh = suffixes[i].size() - same;
        if (total < k && k <= total + fresh) kth = suffixes[i].substr(0, same + k - total);
        total += fresh;
    }
    cout << total << '\n' << kth << '\n';
}
