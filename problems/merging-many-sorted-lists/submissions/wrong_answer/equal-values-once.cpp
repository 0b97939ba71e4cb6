// Wrong: leaves out a measurement that equals the one before it.
#include <bits/stdc++.h>
using namespace std;

struct Node {
    int value;
    Node* next;  // nullptr: the end
};

Node* merged(const vector<Node*>& lists) {
    auto isLarger = [](const Node* a, const Node* b) { return a->value > b->value; };
    priority_queue<Node*, vector<Node*>, decltype(isLarger)> firsts(isLarger);
    for (Node* first : lists) {
        if (first != nullptr) firsts.push(first);
    }
    Node before{0, nullptr};  // stands before the first node of the result
    Node* last = &before;
    while (!firsts.empty()) {
        Node* smallest = firsts.top();
        firsts.pop();
        if (smallest->next != nullptr) firsts.push(smallest->next);
        if (last != &before && last->value == smallest->value) continue;
        last = last->next = smallest;
    }
    last->next = nullptr;
    return before.next;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int k;
    cin >> k;
    deque<Node> nodes;  // all nodes live here
    vector<Node*> lists(k, nullptr);
    for (Node*& list : lists) {
        int length;
        cin >> length;
        Node** end = &list;
        while (length-- > 0) {
            int value;
            cin >> value;
            nodes.push_back({value, nullptr});
            *end = &nodes.back();
            end = &nodes.back().next;
        }
    }

    for (const Node* node = merged(lists); node != nullptr; node = node->next) cout << node->value << ' ';
    cout << '\n';
}
