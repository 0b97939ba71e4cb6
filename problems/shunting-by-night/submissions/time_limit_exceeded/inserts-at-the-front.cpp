// Keeps the train in an array of bytes, the fastest that an array can be: each of the k mod n moves shifts all of it, O(n^2).
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    long long k;
    cin >> n >> k;
    vector<unsigned char> numbers(n);
    for (auto& number : numbers) {
        int read;
        cin >> read;
        number = (unsigned char)read;
    }
    for (long long move = 0; move < k % n; move++) {
        unsigned char last = numbers.back();
        numbers.pop_back();
        numbers.insert(numbers.begin(), last);
    }
    for (int i = 0; i < n; i++) cout << (int)numbers[i] << (i + 1 < n ? ' ' : '\n');
}
