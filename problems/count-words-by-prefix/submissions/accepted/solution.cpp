// A trie: each node is a prefix and knows how many words, and how many different words, go through it. A word is only
// removed when its last node has a copy; then its whole way is lowered. O(letters).
#include <bits/stdc++.h>
using namespace std;

struct Node {
    array<int, 26> next{};  // 0: none, because nobody's child is the root
    int all = 0;            // words that begin with this prefix, with all copies
    int different = 0;      // the same, each counted once
    int copies = 0;         // of the word that ends here
};

struct WordList {
    vector<Node> nodes = vector<Node>(1);

    // The node of a prefix, or 0 if nobody has ever come there.
    int find(const string& prefix) const {
        int at = 0;
        for (char letter : prefix) {
            at = nodes[at].next[letter - 'a'];
            if (at == 0) return 0;
        }
        return at;
    }

    void add(const string& word) {
        vector<int> way;
        int at = 0;
        for (char letter : word) {
            if (nodes[at].next[letter - 'a'] == 0) {
                nodes[at].next[letter - 'a'] = nodes.size();
                nodes.emplace_back();
            }
            at = nodes[at].next[letter - 'a'];
            way.push_back(at);
        }
        bool isNew = nodes[at].copies++ == 0;
        for (int node : way) {
            nodes[node].all++;
            if (isNew) nodes[node].different++;
        }
    }

    void remove(const string& word) {
        int end = find(word);
        if (nodes[end].copies == 0) return;
        bool wasLast = --nodes[end].copies == 0;
        int at = 0;
        for (char letter : word) {
            at = nodes[at].next[letter - 'a'];
            nodes[at].all--;
            if (wasLast) nodes[at].different--;
        }
    }

    pair<int, int> count(const string& prefix) const {
        const Node& node = nodes[find(prefix)];  // the root counts nothing
        return {node.all, node.different};
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    WordList list;
    while (q--) {
        char task;
        string word;
        cin >> task >> word;
        if (task == '+') list.add(word);
        if (task == '-') list.remove(word);
        if (task == '?') {
            auto [all, different] = list.count(word);
            cout << all << ' ' << different << '\n';
        }
    }
}
