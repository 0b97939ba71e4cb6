#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
using namespace std;

struct Node {
    int first, count;
    bool down, turned = false;
    int total, priority = rand();
    Node *left = nullptr, *right = nullptr;
    Node(int first, int count, bool down) : first(first), count(count), down(down), total(count) {}
};

int total(Node* node) {
    return node ? node->total : 0;
}

void update(Node* node) {
    node->total = total(node->left) + node->count + total(node->right);
}

void turn(Node* node) {
    if (node) node->turned = !node->turned;
}

void push(Node* node) {
    if (!node->turned) return;
    swap(node->left, node->right);
    turn(node->left);
    turn(node->right);
    node->first += node->down ? 1 - node->count : node->count - 1;
    node->down = !node->down;
    node->turned = false;
}

Node* merge(Node* a, Node* b) {
    if (!a) return b;
    if (!b) return a;
    push(a);
    push(b);
    if (a->priority > b->priority) {
        a->right = merge(a->right, b);
        update(a);
        return a;
    }
    b->left = merge(a, b->left);
    update(b);
    return b;
}

pair<Node*, Node*> split(Node* node, int k) {
    if (!node) return {nullptr, nullptr};
    push(node);
    int before = total(node->left);
    if (k <= before) {
        auto [a, b] = split(node->left, k);
        node->left = b;
        update(node);
        return {a, node};
    }
    if (k >= before + node->count) {
        auto [a, b] = split(node->right, k - before - node->count);
        node->right = a;
        update(node);
        return {node, b};
    }
    int cut = k - before;
    Node* rest = new Node(node->down ? node->first - cut : node->first + cut, node->count - cut, node->down);
    Node* right = node->right;
    node->right = nullptr;
    node->count = cut;
    update(node);
    return {node, merge(rest, right)};
}

int main() {
    int n, q;
    cin >> n >> q;
    Node* film = new Node(1, n, false);
    while (q--) {
        string wish;
        int l, r, p;
        cin >> wish >> l;
        if (wish == "Q") {
            auto [a, b] = split(film, l - 1);
            auto [c, d] = split(b, 1);
            cout << c->first << endl;
            film = merge(a, merge(c, d));
            continue;
        }
        cin >> r;
        auto [a, b] = split(film, l - 1);
        auto [c, d] = split(b, r - l + 1);
        if (wish == "T") {
            turn(c);
            film = merge(a, merge(c, d));
        } else {
            cin >> p;
            auto [e, f] = split(merge(a, d), p);
            film = merge(e, merge(c, f));
        }
    }
}
