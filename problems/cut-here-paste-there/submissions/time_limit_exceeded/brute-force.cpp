// Keeps the film in an array: looks for the scene, takes the piece out and puts it in again.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, q, refused = 0;
    scanf("%d %d", &n, &q);
    vector<int> film(n);
    iota(film.begin(), film.end(), 1);
    while (q-- > 0) {
        int a, k, b;
        scanf("%d %d %d", &a, &k, &b);
        auto from = find(film.begin(), film.end(), a);
        auto to = from + min<long>(k, film.end() - from);
        if (find(from, to, b) != to) {
            refused++;
            continue;
        }
        vector<int> piece(from, to);
        film.erase(from, to);
        auto place = b == 0 ? film.begin() : find(film.begin(), film.end(), b) + 1;
        film.insert(place, piece.begin(), piece.end());
    }
    printf("%d\n", refused);
    for (int scene : film) printf("%d ", scene);
    puts("");
}
