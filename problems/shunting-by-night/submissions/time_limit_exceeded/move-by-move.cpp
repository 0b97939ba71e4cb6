// Too slow: walks along the whole train for each of the k mod n moves, O(n^2).
#include <bits/stdc++.h>
using namespace std;

struct Wagon {
    int number;
    Wagon* next;
};

Wagon* shunt(Wagon* first, long long k) {
    long long n = 0;
    for (Wagon* wagon = first; wagon != nullptr; wagon = wagon->next) n++;
    for (long long move = 0; move < k % n; move++) {
        Wagon* beforeLast = first;
        while (beforeLast->next->next != nullptr) beforeLast = beforeLast->next;
        beforeLast->next->next = first;
        first = beforeLast->next;
        beforeLast->next = nullptr;
    }
    return first;
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
