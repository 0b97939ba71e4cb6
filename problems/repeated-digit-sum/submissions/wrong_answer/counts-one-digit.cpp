// Counts a replacement even if there is only one digit.
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    cin >> s;
    int rounds = 0;
    int number = 0;
    for (size_t i = 0; i < s.length(); i++) {
        number += s[i] - '0';
    }
    rounds = 1;
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
