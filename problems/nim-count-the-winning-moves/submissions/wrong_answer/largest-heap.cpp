// Wrong: takes from the largest heap.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    int x = 0;
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        x = x ^ a[i];
    }
    int count = 0, heap = 0, stones = 0;
    for (int i = 0; i < n; i++) {
        int wanted = x ^ a[i];
        if (wanted < a[i]) {
            count++;
            if (count == 1) {
                heap = i + 1;
                stones = a[i] - wanted;
            }
        }
    }
    int largest = 0;
    for (int i = 0; i < n; i++)
        if (a[i] > a[largest]) largest = i;
    heap = largest + 1;
    stones = a[largest] - (x ^ a[largest]);
    cout << count << endl;
    if (count > 0) cout << heap << " " << stones << endl;
    return 0;
}
