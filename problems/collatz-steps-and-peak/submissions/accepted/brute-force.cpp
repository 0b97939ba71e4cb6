// From the statement alone, by recursion: what the row of the next number gives, with one step more.
#include <cstdio>
#include <utility>

std::pair<int, unsigned long long> rowFrom(unsigned long long number) {
    if (number == 1) return {0, 1};
    auto [steps, largest] = rowFrom((number & 1) == 0 ? number >> 1 : number + number + number + 1);
    return {steps + 1, largest > number ? largest : number};
}

int main() {
    unsigned long long n;
    scanf("%llu", &n);
    auto [steps, largest] = rowFrom(n);
    printf("%d %llu\n", steps, largest);
}
