// From the statement alone: the root of a piece of the inorder is the one of its nodes that comes first in the preorder, and
// where that is, is looked up from the front each time.
#include <cstdio>
#include <vector>
using namespace std;

vector<int> pre, in;

int placeInPreorder(int node) {
    int place = 0;
    while (pre[place] != node) place++;
    return place;
}

void write(int first, int last) {
    if (first > last) return;
    int root = first;
    for (int i = first; i <= last; i++)
        if (placeInPreorder(in[i]) < placeInPreorder(in[root])) root = i;
    write(first, root - 1);
    write(root + 1, last);
    printf("%d ", in[root]);
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    pre.resize(n), in.resize(n);
    for (int& node : pre) scanf("%d", &node);
    for (int& node : in) scanf("%d", &node);
    write(0, n - 1);
    puts("");
}
