// As many write it: nodes with pointers, and a map for the copies of each word.
#include <bits/stdc++.h>
using namespace std;

struct Node {
    Node* next[26] = {};
    int all = 0, different = 0;
};

int main() {
    int q;
    cin >> q;
    Node* root = new Node();
    map<string, int> copies;
    while (q--) {
        string op, w;
        cin >> op >> w;
        if (op == "?") {
            Node* node = root;
            for (char c : w) {
                node = node->next[c - 'a'];
                if (!node) break;
            }
            if (node) cout << node->all << " " << node->different << endl;
            else cout << "0 0" << endl;
            continue;
        }
        if (op == "-" && copies[w] == 0) continue;
        int step = op == "+" ? 1 : -1;
        copies[w] += step;
        bool change = (op == "+" && copies[w] == 1) || (op == "-" && copies[w] == 0);
        Node* node = root;
        for (char c : w) {
            if (!node->next[c - 'a']) node->next[c - 'a'] = new Node();
            node = node->next[c - 'a'];
            node->all += step;
            if (change) node->different += step;
        }
    }
}
