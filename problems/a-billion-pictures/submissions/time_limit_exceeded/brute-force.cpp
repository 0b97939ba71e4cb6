// Keeps the film as an array of pieces, from picture to picture, and goes through it for each wish.
#include <bits/stdc++.h>
using namespace std;

vector<pair<int, int>> film;  // first and last picture; the last one is smaller in a turned piece

int lengthOf(pair<int, int> piece) { return abs(piece.first - piece.second) + 1; }

// Makes a border behind this many pictures and returns the number of pieces before it.
size_t cut(int place) {
    size_t at = 0;
    while (place > 0 && lengthOf(film[at]) <= place) place -= lengthOf(film[at++]);
    if (place == 0) return at;
    auto [first, last] = film[at];
    int step = first <= last ? 1 : -1;
    film[at] = {first, first + step * (place - 1)};
    film.insert(film.begin() + at + 1, {first + step * place, last});
    return at + 1;
}

int main() {
    int n, q;
    scanf("%d %d", &n, &q);
    film.push_back({1, n});
    while (q-- > 0) {
        char wish;
        int l, r, p;
        scanf(" %c", &wish);
        if (wish == 'Q') {
            scanf("%d", &p);
            size_t at = 0;
            while (lengthOf(film[at]) < p) p -= lengthOf(film[at++]);
            printf("%d\n", film[at].first + (film[at].first <= film[at].second ? p - 1 : 1 - p));
            continue;
        }
        scanf("%d %d", &l, &r);
        cut(r);
        size_t from = cut(l - 1);
        size_t to = cut(r);
        if (wish == 'T') {
            reverse(film.begin() + from, film.begin() + to);
            for (size_t i = from; i < to; i++) swap(film[i].first, film[i].second);
            continue;
        }
        scanf("%d", &p);
        vector<pair<int, int>> inside(film.begin() + from, film.begin() + to);
        film.erase(film.begin() + from, film.begin() + to);
        size_t at = cut(p);
        film.insert(film.begin() + at, inside.begin(), inside.end());
    }
}
