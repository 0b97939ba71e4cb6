// Accepts a choice of days that is strictly ascending, strictly rising in temperature and as long as the jury's.
#include <cctype>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

static std::ofstream message;

[[noreturn]] static void refuse(const std::string& reason) {
    message << reason << '\n';
    message.close();
    std::exit(43);
}

/** The next word of the output as a number from low to high; a word that is anything else is refused. */
static long long readNumber(long long low, long long high, const char* name) {
    std::string word;
    char character;
    while (std::cin.get(character) && std::isspace((unsigned char)character)) {}
    if (!std::cin) refuse(std::string(name) + " is missing");
    do {
        word += character;
        if (word.size() > 12) refuse(std::string(name) + " is no number of this size");
    } while (std::cin.get(character) && !std::isspace((unsigned char)character));
    for (char digit : word)
        if (!std::isdigit((unsigned char)digit)) refuse(std::string(name) + " is not a whole number");
    long long value = std::stoll(word);
    if (value < low || value > high) refuse(std::string(name) + " is out of range");
    return value;
}

int main(int argc, char** argv) {
    if (argc < 4) return 1;
    std::ifstream input(argv[1]), answer(argv[2]);
    message.open(std::string(argv[3]) + "/judgemessage.txt");

    int n, longest;
    if (!(input >> n) || !(answer >> longest)) return 1;
    std::vector<long long> temperature(n + 1);
    for (int day = 1; day <= n; day++)
        if (!(input >> temperature[day])) return 1;

    long long count = readNumber(0, n, "the number of days");
    if (count != longest) refuse("the number of days is " + std::to_string(count) + ", the largest one is " + std::to_string(longest));
    long long before = 0;
    for (long long i = 0; i < count; i++) {
        long long day = readNumber(1, n, "a day");
        if (day <= before) refuse("the days are not in ascending order");
        if (before != 0 && temperature[day] <= temperature[before]) {
            refuse("day " + std::to_string(day) + " is not warmer than day " + std::to_string(before));
        }
        before = day;
    }
    char character;
    while (std::cin.get(character))
        if (!std::isspace((unsigned char)character)) refuse("something follows the last day");
    return 42;
}
