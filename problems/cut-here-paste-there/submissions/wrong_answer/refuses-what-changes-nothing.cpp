// Wrong: also refuses a wish that would put the piece back where it is.
#include <bits/stdc++.h>
using namespace std;

struct Wish {
    int a, k, b;
};

struct Film {
    int refused = 0;
    vector<int> scenes;
};

Film cutFilm(int n, const vector<Wish>& wishes) {
    Film film;
    vector<int> before(n + 1), behind(n + 1);
    auto link = [&](int one, int two) {
        behind[one] = two;
        before[two] = one;
    };
    for (int i = 0; i < n; i++) link(i, i + 1);
    link(n, 0);

    for (auto [a, k, b] : wishes) {
        int last = a;
        bool isInside = a == b || behind[b] == a;
        for (int i = 1; i < k && behind[last] != 0; i++) {
            last = behind[last];
            if (last == b) isInside = true;
        }
        if (isInside) {
            film.refused++;
            continue;
        }
        link(before[a], behind[last]);
        int following = behind[b];  // read only now: b may have stood directly before a
        link(b, a);
        link(last, following);
    }
    for (int scene = behind[0]; scene != 0; scene = behind[scene]) film.scenes.push_back(scene);
    return film;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    vector<Wish> wishes(q);
    for (auto& [a, k, b] : wishes) cin >> a >> k >> b;

    Film film = cutFilm(n, wishes);
    cout << film.refused << '\n';
    for (size_t i = 0; i < film.scenes.size(); i++) cout << (i > 0 ? " " : "") << film.scenes[i];
    cout << '\n';
}
