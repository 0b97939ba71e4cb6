// A trie of the 31 binary digits, the highest first. With one number in hand, walks down and takes the opposite digit wherever it exists,
// because a 1 in a higher place is worth more than all lower places. O(31 n).
#include <bits/stdc++.h>
using namespace std;

class BitTrie {
public:
    void insert(int number) {
        int node = 0;
        for (int place = 30; place >= 0; place--) {
            int digit = number >> place & 1;
            if (child[node][digit] == 0) {
                child[node][digit] = (int)child.size();
                child.push_back({0, 0});
            }
            node = child[node][digit];
        }
    }

    // The largest exclusive or of this number and one of the trie.
    int largestXor(int number) const {
        int node = 0, result = 0;
        for (int place = 30; place >= 0; place--) {
            int wanted = 1 - (number >> place & 1);
            if (child[node][wanted] != 0) result |= 1 << place;
            else wanted = 1 - wanted;
            node = child[node][wanted];
        }
        return result;
    }

private:
    vector<array<int, 2>> child{{0, 0}};  // 0: none, since nobody has the root as a child
};

int largestXor(const vector<int>& list) {
    BitTrie trie;
    for (int number : list) trie.insert(number);
    int best = 0;
    for (int number : list) best = max(best, trie.largestXor(number));
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int t;
    cin >> t;
    while (t-- > 0) {
        int n;
        cin >> n;
        vector<int> list(n);
        for (int& number : list) cin >> number;
        cout << largestXor(list) << '\n';
    }
}
