// Linked lists with a node in front.
#include <iostream>
using namespace std;

struct Node {
    int value;
    Node* next;
};

Node* readList(int n) {
    Node* head = new Node;
    head->next = NULL;
    Node* last = head;
    for (int i = 0; i < n; i++) {
        Node* node = new Node;
        cin >> node->value;
        node->next = NULL;
        last->next = node;
        last = node;
    }
    return head->next;
}

int main() {
    int n, m;
    cin >> n >> m;
    Node* a = readList(n);
    Node* b = readList(m);
    Node head;
    head.next = NULL;
    Node* last = &head;
    while (a != NULL && b != NULL) {
        if (a->value < b->value) {
            last->next = a;
            a = a->next;
        } else {
            last->next = b;
            b = b->next;
        }
        last = last->next;
    }
    if (a != NULL) last->next = a;
    if (b != NULL) last->next = b;
    for (Node* p = head.next; p != NULL; p = p->next) cout << p->value << " ";
    cout << endl;
    return 0;
}
