// Too slow: walks from the smallest place on until one is not smaller than the key.
#include <bits/stdc++.h>
using namespace std;

int smallestPlace(const vector<int>& places) {
    int low = 0, high = (int)places.size() - 1;
    while (low < high) {
        int middle = (low + high) / 2;
        if (places[middle] > places.back()) low = middle + 1;
        else high = middle;
    }
    return low;
}

int serverOf(const vector<int>& places, int smallest, int x) {
    int n = (int)places.size();
    int low = 0;
    while (low < n && places[smallest + low < n ? smallest + low : smallest + low - n] < x) low++;
    return (smallest + low) % n + 1;
}

vector<int> serversOf(const vector<int>& places, const vector<int>& keys) {
    int smallest = smallestPlace(places);
    vector<int> servers;
    for (int x : keys) servers.push_back(serverOf(places, smallest, x));
    return servers;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    vector<int> places(n), keys(q);
    for (int& place : places) cin >> place;
    for (int& key : keys) cin >> key;

    for (int server : serversOf(places, keys)) cout << server << '\n';
}
