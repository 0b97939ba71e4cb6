// Looks for the first number that both divide.
#include <iostream>
using namespace std;

int main() {
    int n, a, b;
    cin >> n >> a >> b;
    int both = 1;
    while (both % a != 0 || both % b != 0) {
        both++;
    }
    int fizzBuzz = n / both;
    int fizz = n / a - fizzBuzz;
    int buzz = n / b - fizzBuzz;
    cout << fizz << " " << buzz << " " << fizzBuzz << endl;
    return 0;
}
