// From the signpost where two walks join, both have equally far to go. So the longer walk is shortened until both are equal, and
// then the hikers go at the same pace: the first time they stand at the same signpost is the answer. O(length of the walks).
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
    while (one != two) {  // both reach the valley at the same time, so this ends
        one = one->next;
        two = two->next;
    }
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
