// Looks through the whole row for each number.
#include <iostream>
using namespace std;

int a[1000];

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) cin >> a[i];
    int number = 1;
    while (true) {
        bool found = false;
        for (int i = 0; i < n; i++) {
            if (a[i] == number) found = true;
        }
        if (!found) break;
        number++;
    }
    cout << number << endl;
    return 0;
}
