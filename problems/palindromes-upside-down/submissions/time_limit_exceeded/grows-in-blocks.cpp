// Too slow: grows from each middle, 32 digits at a time where they agree. O(n^2), but 32 times as fast.
#pragma GCC optimize("O3")
#pragma GCC target("avx2")
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string row;
    cin >> row;
    int n = row.size();
    string turned(row.rbegin(), row.rend());
    const string upsideDown = "01xxxx9x86";
    for (char& c : turned) c = upsideDown[c - '0'];
    long long count = 0;
    // The stretch has its middle between place - 1 and place, or at place.
    for (int place = 0; place < n; place++)
        for (int isOdd = 0; isOdd < 2; isOdd++) {
            int right = place, left = n - place - isOdd;  // `left` counts in `turned`, from its end
            const char* forward = row.data() + right;
            const char* backward = turned.data() + left;
            int most = n - max(right, left), grown = 0;
            if (isOdd == 1) {
                forward = row.data() + place;
                backward = turned.data() + n - 1 - place;
                most = n - max(place, n - 1 - place);
            }
            while (grown + 32 <= most && memcmp(forward + grown, backward + grown, 32) == 0) grown += 32;
            while (grown < most && forward[grown] == backward[grown]) grown++;
            count += grown;
        }
    cout << count << '\n';
}
