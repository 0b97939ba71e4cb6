// Too slow: sorts the places by comparing the texts from there on, letter by letter.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string text;
    cin >> text;
    int n = text.size();
    vector<int> places(n);
    iota(places.begin(), places.end(), 0);
    string_view whole = text;
    sort(places.begin(), places.end(), [&](int a, int b) { return whole.substr(a) < whole.substr(b); });
    int length = 0, first = 0;
    for (int i = 1; i < n; i++) {
        int a = places[i - 1], b = places[i], same = 0;
        while (max(a, b) + same < n && text[a + same] == text[b + same]) same++;
        if (same > length) length = same, first = min(a, b);
        if (same == length) first = min({first, a, b});
    }
    if (length == 0) puts("0");
    else printf("%d %d\n", length, first + 1);
}
