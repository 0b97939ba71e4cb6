// Two words are anagrams exactly if their letters in order are the same, so the sorted word names the group. Groups are
// entered into a list in the order of their first words; a map finds a group's place in it. O(L log L) for L letters.
#include <bits/stdc++.h>
using namespace std;

struct Answer {
    int groups = 0;
    int largest = 0;  // size of the largest group
    string first;     // its first word
};

Answer groupAnagrams(const vector<string>& words) {
    unordered_map<string, int> placeOf;
    vector<int> sizes;
    vector<string> firsts;
    for (const string& word : words) {
        string name = word;
        sort(name.begin(), name.end());
        auto [found, isNew] = placeOf.try_emplace(name, (int)sizes.size());
        if (isNew) {
            sizes.push_back(0);
            firsts.push_back(word);
        }
        sizes[found->second]++;
    }
    int best = max_element(sizes.begin(), sizes.end()) - sizes.begin();  // the first of several
    return {(int)sizes.size(), sizes[best], firsts[best]};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<string> words(n);
    for (string& word : words) cin >> word;

    Answer answer = groupAnagrams(words);
    cout << answer.groups << '\n' << answer.largest << ' ' << answer.first << '\n';
}
