// From the statement alone: all that counts is written out as a list of names, and every place is compared with its mirror.
#include <cstdio>
#include <cstring>
#include <vector>

int main() {
    static char line[2000];
    if (fgets(line, sizeof line, stdin) == nullptr) return 1;
    const char* SMALL = "abcdefghijklmnopqrstuvwxyz0123456789";
    const char* CAPITAL = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    std::vector<int> names;
    for (const char* place = line; *place != 0; place++)
        for (int i = 0; i < 36; i++)
            if (*place == SMALL[i] || *place == CAPITAL[i]) {
                names.push_back(i);
                break;
            }
    bool same = true;
    for (size_t i = 0; i < names.size(); i++) same = same && names[i] == names[names.size() - 1 - i];
    puts(same ? "YES" : "NO");
}
