#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long n, k;
    cin >> n >> k;
    if (k > n * (n - 1) / 2) {
        cout << -1 << endl;
        return 0;
    }
    vector<bool> used(n + 2, false);
    int smallest = 1, largest = n;
    for (int place = 1; place <= n; place++) {
        long long behind = n - place;
        long long most = behind * (behind - 1) / 2;
        int number;
        if (k <= most) {
            number = smallest;
        } else if (k == most + behind) {
            number = largest;
        } else {
            number = smallest + (k - most);
        }
        if (k > most) k = most;
        used[number] = true;
        while (used[smallest]) smallest++;
        while (largest > 0 && used[largest]) largest--;
        cout << number << " ";
    }
    cout << endl;
    return 0;
}
