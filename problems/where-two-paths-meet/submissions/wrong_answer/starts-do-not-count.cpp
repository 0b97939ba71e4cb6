// Wrong: leaves the signposts from which the hikers set out before looking for the common one.
#include <bits/stdc++.h>
using namespace std;

struct Signpost {
    int name;
    Signpost* next;  // nullptr: the valley
};

int lengthOfWalk(const Signpost* post) {
    int length = 0;
    for (; post != nullptr; post = post->next) length++;
    return length;
}

const Signpost* joinOf(const Signpost* one, const Signpost* two) {
    int ahead = lengthOfWalk(one) - lengthOfWalk(two);
    for (; ahead > 0; ahead--) one = one->next;
    for (; ahead < 0; ahead++) two = two->next;
    do {
        one = one->next;
        two = two->next;
    } while (one != two);
    return one;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    vector<Signpost> posts(n + 1);
    for (int i = 1; i <= n; i++) {
        int next;
        cin >> posts[i].name >> next;
        posts[i].next = next != 0 ? &posts[next] : nullptr;
    }
    while (q-- > 0) {
        int a, b;
        cin >> a >> b;
        const Signpost* join = joinOf(&posts[a], &posts[b]);
        cout << (join != nullptr ? join->name : 0) << '\n';
    }
}
