// Rotates to the left.
#include <iostream>
using namespace std;

struct Node {
    int value;
    Node* next;
};

int main() {
    int n, k;
    cin >> n >> k;
    Node* first = NULL;
    Node* last = NULL;
    for (int i = 0; i < n; i++) {
        Node* node = new Node;
        cin >> node->value;
        node->next = NULL;
        if (first == NULL) {
            first = node;
        } else {
            last->next = node;
        }
        last = node;
    }
    last->next = first;
    int steps = k % n;
    for (int i = 0; i < steps; i++) {
        last = last->next;
    }
    Node* p = last->next;
    for (int i = 0; i < n; i++) {
        cout << p->value << " ";
        p = p->next;
    }
    cout << endl;
    return 0;
}
