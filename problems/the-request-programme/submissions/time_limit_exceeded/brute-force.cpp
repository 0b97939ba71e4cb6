// From the statement alone: tries both values for one song after the other, and goes back as soon as a promise is broken for certain.
#include <bits/stdc++.h>
using namespace std;

int n, m, t;
vector<pair<int, int>> wishes;
vector<vector<int>> tunes;
string programme;  // of the songs that have been decided

bool isBroken() {
    auto isLost = [&](int wish) {
        size_t song = abs(wish) - 1;
        return song < programme.size() && (programme[song] == '1') != (wish > 0);
    };
    for (auto [one, other] : wishes)
        if (isLost(one) && isLost(other)) return true;
    for (auto& songs : tunes) {
        int played = 0;
        for (int song : songs) played += song <= (int)programme.size() && programme[song - 1] == '1';
        if (played > 1) return true;
    }
    return false;
}

bool decide() {
    if (isBroken()) return false;
    if ((int)programme.size() == n) return true;
    for (char value : {'1', '0'}) {
        programme.push_back(value);
        if (decide()) return true;
        programme.pop_back();
    }
    return false;
}

int main() {
    scanf("%d %d %d", &n, &m, &t);
    wishes.resize(m);
    for (auto& [one, other] : wishes) scanf("%d %d", &one, &other);
    tunes.resize(t);
    for (auto& songs : tunes) {
        int c;
        scanf("%d", &c);
        songs.resize(c);
        for (int& song : songs) scanf("%d", &song);
    }
    puts(decide() ? programme.c_str() : "IMPOSSIBLE");
}
