// Keeps all books on the shelf in an array with their marks and last readings, and looks through it each time.
#include <cstdio>
#include <vector>

struct Book {
    int number, mark, lastReading;
};

int main() {
    int q, c;
    if (scanf("%d %d", &q, &c) != 2) return 1;
    std::vector<Book> shelf;
    for (int now = 1; now <= q; now++) {
        char event;
        int x;
        scanf(" %c %d", &event, &x);
        size_t at = 0;
        while (at < shelf.size() && shelf[at].number != x) at++;
        bool isHere = at < shelf.size();
        if (event == 'D') {
            printf("%d\n", isHere ? shelf[at].mark : 0);
        } else if (event == 'L') {
            if (isHere) shelf.erase(shelf.begin() + at);
        } else if (isHere) {
            shelf[at].mark++;
            shelf[at].lastReading = now;
        } else {
            if ((int)shelf.size() == c) {
                size_t least = 0;
                for (size_t i = 1; i < shelf.size(); i++) {
                    bool isLess = shelf[i].mark != shelf[least].mark ? shelf[i].mark < shelf[least].mark
                                                                     : shelf[i].lastReading < shelf[least].lastReading;
                    if (isLess) least = i;
                }
                printf("%d\n", shelf[least].number);
                shelf.erase(shelf.begin() + least);
            }
            shelf.push_back({x, 1, now});
        }
    }
}
