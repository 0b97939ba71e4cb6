// in: 4
// in: 1 2 3 4
// out: 4 3 2 1
#include <iostream>
using namespace std;
struct Node {
  int v;
  Node* next;
  Node(int v, Node* n = nullptr) : v(v), next(n) {}
};
int main() {
  int n, x;
  Node* head = NULL;
  for (cin >> n; n; n--) cin >> x, head = new Node(x, head);
  while (head) {
    cout << head->v << " ";
    Node* old = head;
    head = head->next;
    delete old;
  }
}
