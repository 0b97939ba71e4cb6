// The film is a row of pieces, each a run of pictures forwards or backwards; a wish adds at most three of them. The pieces are the nodes of a random
// binary tree in the order of the film, where each node knows how many pictures lie below it. Split, join, and marks for turned subtrees take
// O(log q) expected steps: of two trees that are joined, each gives the root with a chance that is proportional to its number of pieces.
#include <bits/stdc++.h>
using namespace std;

class Film {
    static const int none = 0;
    struct Piece {
        int first, step, length;  // pictures first, first + step, ...
        int size, count;          // pictures and pieces in the subtree
        int left, right;
        bool isTurned;  // the children have still to be turned
    };
    vector<Piece> pieces;
    mt19937 random{20240607};
    int root;

    int make(int first, int step, int length) {
        pieces.push_back({first, step, length, length, 1, none, none, false});
        return (int)pieces.size() - 1;
    }

    void measure(int piece) {
        Piece& at = pieces[piece];
        at.size = pieces[at.left].size + at.length + pieces[at.right].size;
        at.count = pieces[at.left].count + 1 + pieces[at.right].count;
    }

    void turnAll(int piece) {
        if (piece == none) return;
        Piece& at = pieces[piece];
        at.first += at.step * (at.length - 1);
        at.step = -at.step;
        swap(at.left, at.right);
        at.isTurned = !at.isTurned;
    }

    void handDown(int piece) {
        if (!pieces[piece].isTurned) return;
        pieces[piece].isTurned = false;
        turnAll(pieces[piece].left);
        turnAll(pieces[piece].right);
    }

    // The first `count` pictures, and the others.
    pair<int, int> split(int piece, int count) {
        if (piece == none) return {none, none};
        handDown(piece);
        int before = pieces[pieces[piece].left].size, length = pieces[piece].length;
        if (count <= before) {
            auto [one, two] = split(pieces[piece].left, count);
            pieces[piece].left = two;
            measure(piece);
            return {one, piece};
        }
        if (count >= before + length) {
            auto [one, two] = split(pieces[piece].right, count - before - length);
            pieces[piece].right = one;
            measure(piece);
            return {piece, two};
        }
        // The cut goes through this piece. Its rear part gets what lies to the right of it.
        int kept = count - before;
        Piece whole = pieces[piece];
        int rear = make(whole.first + whole.step * kept, whole.step, length - kept);
        pieces[rear].right = whole.right;
        pieces[piece].right = none;
        pieces[piece].length = kept;
        measure(rear);
        measure(piece);
        return {piece, rear};
    }

    int join(int one, int two) {
        if (one == none || two == none) return one == none ? two : one;
        int ones = pieces[one].count, all = ones + pieces[two].count;
        if ((int)(random() % all) < ones) {
            handDown(one);
            int right = join(pieces[one].right, two);
            pieces[one].right = right;
            measure(one);
            return one;
        }
        handDown(two);
        int left = join(one, pieces[two].left);
        pieces[two].left = left;
        measure(two);
        return two;
    }

    // The pieces before place l, from l to r, and behind r.
    array<int, 3> cutOut(int l, int r) {
        auto [front, rear] = split(root, r);
        auto [before, inside] = split(front, l - 1);
        return {before, inside, rear};
    }

public:
    explicit Film(int n) {
        pieces.push_back({0, 0, 0, 0, 0, none, none, false});  // none
        root = make(1, 1, n);
    }

    void move(int l, int r, int p) {
        auto [before, inside, behind] = cutOut(l, r);
        auto [one, two] = split(join(before, behind), p);
        root = join(join(one, inside), two);
    }

    void turn(int l, int r) {
        auto [before, inside, behind] = cutOut(l, r);
        turnAll(inside);
        root = join(join(before, inside), behind);
    }

    int pictureAt(int p) {
        int piece = root;
        p--;
        for (;;) {
            handDown(piece);
            Piece& at = pieces[piece];
            int before = pieces[at.left].size;
            if (p < before) {
                piece = at.left;
            } else if (p < before + at.length) {
                return at.first + at.step * (p - before);
            } else {
                p -= before + at.length;
                piece = at.right;
            }
        }
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    Film film(n);
    while (q-- > 0) {
        char wish;
        int l, r, p;
        cin >> wish;
        if (wish == 'M') {
            cin >> l >> r >> p;
            film.move(l, r, p);
        } else if (wish == 'T') {
            cin >> l >> r;
            film.turn(l, r);
        } else {
            cin >> p;
            cout << film.pictureAt(p) << '\n';
        }
    }
}
