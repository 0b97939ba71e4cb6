// Goes through the row once, as if it were sorted.
#include <iostream>
using namespace std;

int a[1000];

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) cin >> a[i];
    int number = 1;
    for (int i = 0; i < n; i++) {
        if (a[i] == number) number++;
    }
    cout << number << endl;
    return 0;
}
