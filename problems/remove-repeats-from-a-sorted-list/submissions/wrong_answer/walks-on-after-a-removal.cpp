// Walks on after each removal, so that two of three equal values remain.
#include <iostream>
using namespace std;

struct Node {
    int value;
    Node* next;
};

int main() {
    int n;
    cin >> n;
    Node* first = NULL;
    Node* last = NULL;
    for (int i = 0; i < n; i++) {
        Node* node = new Node;
        cin >> node->value;
        node->next = NULL;
        if (first == NULL) first = node;
        else last->next = node;
        last = node;
    }
    int length = 1;
    Node* node = first;
    while (node->next != NULL) {
        if (node->next->value == node->value) {
            node->next = node->next->next;
            if (node->next == NULL) break;
        }
        node = node->next;
        length++;
    }
    cout << length << endl;
    for (Node* p = first; p != NULL; p = p->next) cout << p->value << " ";
    cout << endl;
    return 0;
}
