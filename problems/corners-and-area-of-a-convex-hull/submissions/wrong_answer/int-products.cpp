// Wrong: products in 32 bits.
#include <bits/stdc++.h>
using namespace std;

struct Point {
    int x, y;
    auto operator<=>(const Point&) const = default;
};

struct Answer {
    int corners;
    long long doubledArea;
};

// Positive if one turns left at b on the way from a to c.
long long cross(const Point& a, const Point& b, const Point& c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

// The corners from the first to the last post, without the last one.
vector<Point> half(const vector<Point>& posts) {
    vector<Point> chain;
    for (const Point& post : posts) {
        while (chain.size() >= 2 && cross(chain[chain.size() - 2], chain.back(), post) <= 0) chain.pop_back();
        chain.push_back(post);
    }
    chain.pop_back();
    return chain;
}

Answer hullOf(vector<Point> posts) {
    sort(posts.begin(), posts.end());
    posts.erase(unique(posts.begin(), posts.end()), posts.end());
    if (posts.size() == 1) return {1, 0};

    vector<Point> corners = half(posts);
    reverse(posts.begin(), posts.end());
    for (const Point& corner : half(posts)) corners.push_back(corner);

    long long doubledArea = 0;
    for (size_t i = 0; i < corners.size(); i++) {
        const Point &a = corners[i], &b = corners[(i + 1) % corners.size()];
        doubledArea += a.x * b.y - a.y * b.x;
    }
    return {(int)corners.size(), doubledArea};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<Point> posts(n);
    for (Point& post : posts) cin >> post.x >> post.y;

    auto [corners, doubledArea] = hullOf(posts);
    cout << corners << ' ' << doubledArea << '\n';
}
