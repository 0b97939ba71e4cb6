// Keeps the smallest letters, the first ones of equal ones.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string word, left;
    int k;
    cin >> word >> k;
    size_t length = word.size() - k;
    vector<int> places(word.size());
    iota(places.begin(), places.end(), 0);
    stable_sort(places.begin(), places.end(), [&](int a, int b) { return word[a] < word[b]; });
    places.resize(length);
    sort(places.begin(), places.end());
    for (int place : places) left += word[place];
    cout << left << endl;
}
