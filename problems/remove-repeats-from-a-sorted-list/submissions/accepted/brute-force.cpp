// From the statement alone: removes the first value that occurs again somewhere, as long as there is one.
#include <cstdio>
#include <vector>

int main() {
    int n;
    scanf("%d", &n);
    std::vector<int> values(n);
    for (int& value : values) scanf("%d", &value);
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < values.size() && !changed; i++) {
            for (size_t j = i + 1; j < values.size() && !changed; j++) {
                if (values[i] != values[j]) continue;
                values.erase(values.begin() + i);
                changed = true;
            }
        }
    }
    printf("%zu\n", values.size());
    for (int value : values) printf("%d ", value);
    puts("");
}
