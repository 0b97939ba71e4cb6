#include <bits/stdc++.h>
int n;
int place(int row, int columns, int left, int right) {
    if (row == n) return 1;
    int count = 0;
    for (int free = ~(columns | left | right) & ((1 << n) - 1); free; free &= free - 1) {
        int bit = free & -free;
        count += place(row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    return count;
}
int main() {
    std::cin >> n;
    std::cout << place(0, 0, 0, 0) << '\n';
}
