// Writes the rows of the book one by one from the first, as the statement describes it, until today's row has come.
#include <algorithm>
#include <cstdio>
#include <vector>

static std::vector<int> today, numbers, row, first, answer;
static std::vector<char> isUsed;
static bool isNext = false;

// Fills in the places from `place` on in all different ways, in dictionary order; true when the answer is known.
static bool write(size_t place) {
    if (place == numbers.size()) {
        if (first.empty()) first = row;
        if (isNext) {
            answer = row;
            return true;
        }
        isNext = row == today;
        return false;
    }
    for (size_t i = 0; i < numbers.size(); i++) {
        if (isUsed[i] || (i > 0 && numbers[i - 1] == numbers[i] && !isUsed[i - 1])) continue;
        isUsed[i] = true;
        row.push_back(numbers[i]);
        if (write(place + 1)) return true;
        row.pop_back();
        isUsed[i] = false;
    }
    return false;
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    today.resize(n);
    for (int& number : today) scanf("%d", &number);
    numbers = today;
    std::sort(numbers.begin(), numbers.end());
    isUsed.resize(n);
    if (!write(0)) answer = first;
    for (int number : answer) printf("%d ", number);
    puts("");
}
