// From the statement alone: lets the clock run, minute by minute.
#include <cstdio>

int main() {
    int hour, minute, hourThen, minuteThen;
    scanf("%d:%d %d:%d", &hour, &minute, &hourThen, &minuteThen);
    int passed = 0;
    while (hour != hourThen || minute != minuteThen) {
        passed++;
        minute++;
        if (minute == 60) minute = 0, hour++;
        if (hour == 24) hour = 0;
    }
    printf("%d\n", passed);
}
