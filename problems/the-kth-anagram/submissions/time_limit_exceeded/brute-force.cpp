// Writes the arrangements one by one, in dictionary order, until the k-th has come.
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <string>

int main() {
    std::string word;
    long long k;
    std::cin >> word >> k;
    std::sort(word.begin(), word.end());
    bool isThere = true;
    for (long long i = 1; i < k && isThere; i++) isThere = std::next_permutation(word.begin(), word.end());
    puts(isThere ? word.c_str() : "NONE");
}
