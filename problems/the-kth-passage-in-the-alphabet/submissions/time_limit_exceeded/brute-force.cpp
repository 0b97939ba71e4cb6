// Too slow: goes from passage to passage. The next one is the smallest of those that are larger, and of the beginnings of
// one suffix it can only be the shortest that is.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string text, passage, kth = "-";
    long long k, count = 0;
    cin >> text >> k;
    int n = text.size();
    while (true) {
        string best;
        for (int from = 0; from < n; from++) {
            int same = 0, length = passage.size();
            while (same < length && from + same < n && text[from + same] == passage[same]) same++;
            if (from + same == n) continue;
            if (same < length && text[from + same] < passage[same]) continue;
            string larger = text.substr(from, same + 1);
            if (best.empty() || larger < best) best = larger;
        }
        if (best.empty()) break;
        passage = best;
        if (++count == k) kth = passage;
    }
    cout << count << '\n' << kth << '\n';
}
