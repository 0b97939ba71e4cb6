// From the statement alone: for each stretch of seats, whether it is taken as a whole and cannot be made longer.
#include <iostream>
#include <string>

int main() {
    std::string seats;
    std::cin >> seats;
    int n = seats.size(), groups = 0, single = 0;
    for (int from = 0; from < n; from++) {
        for (int to = from; to < n && seats[to] == '#'; to++) {
            bool longerLeft = from > 0 && seats[from - 1] == '#';
            bool longerRight = to + 1 < n && seats[to + 1] == '#';
            if (longerLeft || longerRight) continue;
            groups++;
            single += from == to;
        }
    }
    std::cout << groups << ' ' << single << '\n';
}
