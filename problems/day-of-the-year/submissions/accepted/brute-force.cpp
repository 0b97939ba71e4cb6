// From the statement alone: walks day by day from 1 January.
#include <cstdio>

int daysOf(int year, int month) {
    bool isLeap = year % 4 == 0;
    if (year % 100 == 0) isLeap = year % 400 == 0;
    if (month == 2) return isLeap ? 29 : 28;
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

int main() {
    int year, month, day;
    scanf("%d %d %d", &year, &month, &day);
    int number = 1;
    for (int m = 1, d = 1; m != month || d != day; number++) {
        d++;
        if (d > daysOf(year, m)) d = 1, m++;
    }
    printf("%d\n", number);
}
