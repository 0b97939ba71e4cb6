// From the statement alone: rotates one place at a time.
#include <cstdio>
#include <vector>

int main() {
    int n, k;
    scanf("%d %d", &n, &k);
    std::vector<int> values(n);
    for (int& value : values) scanf("%d", &value);
    for (; k > 0; k--) {
        int last = values.back();
        values.pop_back();
        values.insert(values.begin(), last);
    }
    for (int value : values) printf("%d ", value);
    puts("");
}
