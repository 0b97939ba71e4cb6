// Too slow: compares each word with the first word of every group, by striking out one letter after another.
#include <bits/stdc++.h>
using namespace std;

bool areAnagrams(const string& a, string b) {
    if (a.size() != b.size()) return false;
    for (char letter : a) {
        size_t place = b.find(letter);
        if (place == string::npos) return false;
        b.erase(place, 1);
    }
    return true;
}

int main() {
    int n;
    cin >> n;
    vector<string> firsts;
    vector<int> sizes;
    for (int i = 0; i < n; i++) {
        string word;
        cin >> word;
        size_t group = 0;
        while (group < firsts.size() && !areAnagrams(firsts[group], word)) group++;
        if (group == firsts.size()) firsts.push_back(word), sizes.push_back(0);
        sizes[group]++;
    }
    size_t best = 0;
    for (size_t group = 0; group < sizes.size(); group++)
        if (sizes[group] > sizes[best]) best = group;
    cout << sizes.size() << '\n' << sizes[best] << ' ' << firsts[best] << '\n';
}
