// Accepts a row of words that is as long as the jury's and stands in both diaries in this order.
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

static void findIn(const std::vector<int>& diary, const std::vector<int>& story, const char* which) {
    size_t at = 0;
    for (int word : story) {
        while (at < diary.size() && diary[at] != word) at++;
        if (at == diary.size()) refuse(std::string("the story does not stand in the ") + which + " diary");
        at++;
    }
}

int main(int argc, char** argv) {
    if (argc < 4) return 1;
    std::ifstream input(argv[1]), answer(argv[2]);
    message.open(std::string(argv[3]) + "/judgemessage.txt");

    int n, m, longest;
    if (!(input >> n >> m) || !(answer >> longest)) return 1;
    std::vector<int> a(n), b(m);
    for (int& word : a)
        if (!(input >> word)) return 1;
    for (int& word : b)
        if (!(input >> word)) return 1;

    long long count = readNumber(0, n, "the number of words");
    if (count != longest) refuse("the number of words is " + std::to_string(count) + ", the largest one is " + std::to_string(longest));
    std::vector<int> story;
    for (long long i = 0; i < count; i++) story.push_back((int)readNumber(1, 1000000000, "a word"));
    char character;
    while (std::cin.get(character))
        if (!std::isspace((unsigned char)character)) refuse("something follows the last word");
    findIn(a, story, "first");
    findIn(b, story, "second");
    return 42;
}
