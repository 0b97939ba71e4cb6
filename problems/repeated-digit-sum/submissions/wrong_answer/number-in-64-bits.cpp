// Reads the number into 64 bits, where a longer one does not fit.
#include <iostream>
#include <string>
using namespace std;

int main() {
    unsigned long long whole;
    cin >> whole;
    string s = to_string(whole);
    int rounds = 0;
    int number = 0;
    for (size_t i = 0; i < s.length(); i++) {
        number += s[i] - '0';
    }
    if (s.length() > 1) {
        rounds = 1;
    }
    while (number >= 10) {
        int sum = 0;
        while (number > 0) {
            sum += number % 10;
            number /= 10;
        }
        number = sum;
        rounds++;
    }
    cout << number << " " << rounds << endl;
    return 0;
}
