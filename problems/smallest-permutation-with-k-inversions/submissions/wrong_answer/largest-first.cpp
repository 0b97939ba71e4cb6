// Wrong: moves the largest numbers to the front, which makes k inversions but not the first such permutation.
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
    vector<int> permutation;
    int largest = n;
    while (largest >= 1 && k >= largest - 1) {
        permutation.push_back(largest);
        k -= largest - 1;
        largest--;
    }
    vector<int> rest;
    for (int number = 1; number < largest; number++) rest.push_back(number);
    if (largest >= 1) rest.insert(rest.end() - k, largest);
    for (int number : permutation) cout << number << ' ';
    for (int number : rest) cout << number << ' ';
    cout << endl;
    return 0;
}
