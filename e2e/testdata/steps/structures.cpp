#include <bits/stdc++.h>
using namespace std;

struct Node {
  int value;
  Node* next;
};

Node* reversed(Node* head) {
  Node* previous = nullptr;
  while (head != nullptr) {
    Node* next = head->next;
    head->next = previous;
    previous = head;
    head = next;
  }
  return previous;
}

map<int, long long> memo;

long long ways(int n) {
  if (n < 2) return 1;
  if (memo.count(n)) return memo[n];
  return memo[n] = ways(n - 1) + ways(n - 2);
}

int main() {
  Node* list = nullptr;
  for (int value = 4; value > 0; value--) list = new Node{value, list};
  list = reversed(list);
  cout << list->value << " " << ways(6) << endl;
  priority_queue<int, vector<int>, greater<int>> heap;
  for (int each : {7, 3, 5, 1}) heap.push(each);
  vector<int> cells = {10, 20, 30};
  int index = heap.top() + 2;
  cells.at(index) = heap.size();
}
