// From the statement alone: both lists of letters are written out, and each letter of them is looked for in the line.
#include <cstdio>
#include <cstring>

int main() {
    static char line[2000];
    if (fgets(line, sizeof line, stdin) == nullptr) return 1;
    auto count = [](const char* letters) {
        int found = 0;
        for (const char* letter = letters; *letter != 0; letter++)
            for (const char* place = line; *place != 0; place++) found += *place == *letter;
        return found;
    };
    printf("%d %d\n", count("aAeEiIoOuU"), count("bBcCdDfFgGhHjJkKlLmMnNpPqQrRsStTvVwWxXyYzZ"));
}
