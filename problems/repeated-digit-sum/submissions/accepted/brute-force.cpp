// From the statement alone: counts the sum up by hand, one by one, in a list of digits.
#include <cstdio>
#include <vector>

int main() {
    std::vector<int> digits;
    for (int c = getchar(); c >= '0' && c <= '9'; c = getchar()) digits.push_back(c - '0');
    int rounds = 0;
    while (digits.size() > 1) {
        std::vector<int> sum = {0};  // the lowest digit first, counted up by hand
        for (int digit : digits) {
            for (int i = 0; i < digit; i++) {
                size_t place = 0;
                while (place < sum.size() && sum[place] == 9) sum[place++] = 0;
                if (place == sum.size()) sum.push_back(0);
                sum[place]++;
            }
        }
        digits = sum;
        rounds++;
    }
    printf("%d %d\n", digits[0], rounds);
}
