// Wrong: k does not fit into 32 bits.
#include <bits/stdc++.h>
using namespace std;

struct Wagon {
    int number;
    Wagon* next;
};

Wagon* shunt(Wagon* first, int k) {
    long long n = 1;
    Wagon* last = first;
    while (last->next != nullptr) {
        last = last->next;
        n++;
    }
    k = (k % n + n) % n;
    Wagon* newLast = first;
    for (long long i = 1; i < n - k; i++) newLast = newLast->next;
    last->next = first;
    Wagon* newFirst = newLast->next;
    newLast->next = nullptr;
    return newFirst;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    long long k;
    cin >> n >> k;
    vector<Wagon> wagons(n);
    for (int i = 0; i < n; i++) {
        cin >> wagons[i].number;
        wagons[i].next = i + 1 < n ? &wagons[i + 1] : nullptr;
    }

    for (Wagon* wagon = shunt(&wagons[0], k); wagon != nullptr; wagon = wagon->next) {
        cout << wagon->number << (wagon->next != nullptr ? ' ' : '\n');
    }
}
