// Too slow: merges each list into the result so far, which is walked through again and again, O(N k).
#include <bits/stdc++.h>
using namespace std;

struct Node {
    int value;
    Node* next;  // nullptr: the end
};

Node* merged(const vector<Node*>& lists) {
    Node before{0, nullptr};  // stands before the first node of the result
    for (Node* first : lists) {
        Node* last = &before;
        while (first != nullptr) {
            if (last->next == nullptr || last->next->value > first->value) swap(last->next, first);
            if (last->next != nullptr) last = last->next;
        }
    }
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
