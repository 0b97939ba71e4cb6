// All texts form a tree in which each node is one text: its parent is the text without the last letter. A typed letter leads to a child, going
// back is an assignment. Each node has one long jump beside its parent, chosen so that any ancestor is O(log q) steps away (Myers' skew binary
// jumps): if the last two jumps have the same length, the new one spans both.
#include <bits/stdc++.h>
using namespace std;

class Editor {
    struct Text {
        char lastLetter;
        int length, parent, jump;
        array<int, 26> children;  // 0: not there yet
    };
    vector<Text> texts{{'-', 0, 0, 0, {}}};
    vector<int> after{0};  // the text after each event

    int current() const { return after.back(); }

    // The first `length` letters of a text, as a text.
    int beginningOf(int text, int length) const {
        while (texts[text].length > length) {
            int jump = texts[text].jump;
            text = texts[jump].length >= length ? jump : texts[text].parent;
        }
        return text;
    }

public:
    void type(char letter) {
        int parent = current();
        int child = texts[parent].children[letter - 'a'];
        if (child == 0) {
            child = (int)texts.size();
            int jump = texts[parent].jump, further = texts[jump].jump;
            bool areEqual = texts[parent].length - texts[jump].length == texts[jump].length - texts[further].length;
            texts.push_back({letter, texts[parent].length + 1, parent, areEqual ? further : parent, {}});
            texts[parent].children[letter - 'a'] = child;
        }
        after.push_back(child);
    }

    void deleteLast(int count) { after.push_back(beginningOf(current(), max(0, texts[current()].length - count))); }

    void goBackTo(int event) { after.push_back(after[event]); }

    char letterAt(int place) {
        after.push_back(current());
        return place > texts[current()].length ? '-' : texts[beginningOf(current(), place)].lastLetter;
    }

    int commonWith(int event) {
        int one = current(), two = after[event];
        after.push_back(one);
        int length = min(texts[one].length, texts[two].length);
        one = beginningOf(one, length);
        two = beginningOf(two, length);
        // Texts of equal length have jumps of equal length.
        while (one != two) {
            bool canJump = texts[one].jump != texts[two].jump;
            one = canJump ? texts[one].jump : texts[one].parent;
            two = canJump ? texts[two].jump : texts[two].parent;
        }
        return texts[one].length;
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    Editor editor;
    while (q-- > 0) {
        char event;
        cin >> event;
        if (event == 'T') {
            char letter;
            cin >> letter;
            editor.type(letter);
            continue;
        }
        int number;
        cin >> number;
        if (event == 'B') editor.deleteLast(number);
        else if (event == 'G') editor.goBackTo(number);
        else if (event == 'L') cout << editor.letterAt(number) << '\n';
        else cout << editor.commonWith(number) << '\n';
    }
}
