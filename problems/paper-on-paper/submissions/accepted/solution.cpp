// An upright line sweeps over the wall; between two sides of posters the covered part of it stays the same. A segment tree
// over the heights knows how much of the line is covered at least once and twice. A poster's end undoes exactly the nodes
// that its beginning changed, so nothing has to be handed down. O(n log n), areas up to 9 * 10^14.
#include <bits/stdc++.h>
using namespace std;

struct Poster {
    long long left, bottom, right, top;
};

// The strips between neighbouring heights, and how much of the sweeping line is covered at least once and at least twice.
class Line {
public:
    explicit Line(vector<long long> sortedHeights) : heights(move(sortedHeights)), nodes(4 * heights.size()) {}

    // Adds `by` posters between two of the heights.
    void change(long long from, long long to, int by) { change(1, 0, (int)heights.size() - 1, from, to, by); }
    long long once() const { return nodes[1].once; }
    long long twice() const { return nodes[1].twice; }

private:
    struct Node {
        int posters = 0;  // that cover the whole range of the node, but not that of its parent
        long long once = 0, twice = 0;
    };
    vector<long long> heights;
    vector<Node> nodes;

    // The node holds the strips from heights[low] to heights[high].
    void change(int at, int low, int high, long long from, long long to, int by) {
        if (to <= heights[low] || heights[high] <= from) return;
        if (from <= heights[low] && heights[high] <= to) {
            nodes[at].posters += by;
        } else {
            int middle = (low + high) / 2;
            change(2 * at, low, middle, from, to, by);
            change(2 * at + 1, middle, high, from, to, by);
        }
        update(at, low, high);
    }

    void update(int at, int low, int high) {
        Node& node = nodes[at];
        long long whole = heights[high] - heights[low], once = 0, twice = 0;
        if (high - low > 1) {
            once = nodes[2 * at].once + nodes[2 * at + 1].once;
            twice = nodes[2 * at].twice + nodes[2 * at + 1].twice;
        }
        node.once = node.posters > 0 ? whole : once;
        node.twice = node.posters > 1 ? whole : node.posters == 1 ? once : twice;
    }
};

pair<long long, long long> coveredAreas(const vector<Poster>& posters) {
    struct Side {
        long long x, from, to;
        int by;
    };
    vector<Side> sides;
    vector<long long> heights;
    for (const Poster& poster : posters) {
        sides.push_back({poster.left, poster.bottom, poster.top, 1});
        sides.push_back({poster.right, poster.bottom, poster.top, -1});
        heights.push_back(poster.bottom);
        heights.push_back(poster.top);
    }
    sort(sides.begin(), sides.end(), [](const Side& a, const Side& b) { return a.x < b.x; });
    sort(heights.begin(), heights.end());
    heights.erase(unique(heights.begin(), heights.end()), heights.end());

    Line line(heights);
    long long once = 0, twice = 0, x = 0;
    for (const Side& side : sides) {
        once += (side.x - x) * line.once();
        twice += (side.x - x) * line.twice();
        x = side.x;
        line.change(side.from, side.to, side.by);
    }
    return {once, twice};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<Poster> posters(n);
    for (Poster& poster : posters) cin >> poster.left >> poster.bottom >> poster.right >> poster.top;

    auto [once, twice] = coveredAreas(posters);
    cout << once << ' ' << twice << '\n';
}
