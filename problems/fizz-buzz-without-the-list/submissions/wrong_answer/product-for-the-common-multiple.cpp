// Takes the product for the least common multiple.
#include <iostream>
using namespace std;

int main() {
    int n, a, b;
    cin >> n >> a >> b;
    int both = a * b;
    int fizzBuzz = n / both;
    int fizz = n / a - fizzBuzz;
    int buzz = n / b - fizzBuzz;
    cout << fizz << " " << buzz << " " << fizzBuzz << endl;
    return 0;
}
