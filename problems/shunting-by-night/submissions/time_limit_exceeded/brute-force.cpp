// Does what the engine does, k times: walks to the last wagon but one and takes the last one to the front.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    long long k;
    cin >> n >> k;
    list<int> train;
    for (int i = 0; i < n; i++) {
        int number;
        cin >> number;
        train.push_back(number);
    }
    for (long long move = 0; move < k; move++) {
        int last = train.back();
        train.pop_back();
        train.push_front(last);
    }
    int printed = 0;
    for (int number : train) printf("%d%c", number, ++printed < n ? ' ' : '\n');
}
