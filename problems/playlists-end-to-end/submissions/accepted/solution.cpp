// Each song knows the next one, each playlist its first and last song. A move links the last song of one list to the first one of
// the other: O(1), however long they are.
#include <bits/stdc++.h>
using namespace std;

class Playlists {
    static const int none = 0;  // songs are 1..n
    vector<int> next, first, last;

public:
    explicit Playlists(int n) : next(n + 1, none), first(n + 1), last(n + 1) {
        for (int i = 1; i <= n; i++) first[i] = last[i] = i;
    }

    void moveAll(int a, int b) {
        if (a == b || first[b] == none) return;
        if (first[a] == none) first[a] = first[b];
        else next[last[a]] = first[b];
        last[a] = last[b];
        first[b] = last[b] = none;
    }

    optional<int> firstOf(int a) {
        if (first[a] == none) return nullopt;
        return first[a];
    }

    optional<int> play(int a) {
        int song = first[a];
        if (song == none) return nullopt;
        first[a] = next[song];
        return song;
    }

    vector<int> songsOf(int a) {
        vector<int> songs;
        for (int song = first[a]; song != none; song = next[song]) songs.push_back(song);
        return songs;
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    Playlists playlists(n);
    while (q-- > 0) {
        char kind;
        int a;
        cin >> kind >> a;
        if (kind == 'M') {
            int b;
            cin >> b;
            playlists.moveAll(a, b);
            continue;
        }
        auto song = kind == 'F' ? playlists.firstOf(a) : playlists.play(a);
        if (song) cout << *song << '\n';
        else cout << "silence\n";
    }
    for (int a = 1; a <= n; a++) {
        vector<int> songs = playlists.songsOf(a);
        if (songs.empty()) continue;
        cout << a << ':';
        for (int song : songs) cout << ' ' << song;
        cout << '\n';
    }
}
