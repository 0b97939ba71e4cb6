// From the statement alone: tries every list of guests.
#include <bits/stdc++.h>
using namespace std;

int n, fewest = 0;
long long most = 0;
vector<long long> joy;
vector<int> boss;
vector<char> isInvited;

bool isAllowed() {
    for (int person = 2; person <= n; person++)
        if (isInvited[person] && isInvited[boss[person]]) return false;
    return true;
}

void invite(int person, long long sum, int guests) {
    if (person > n) {
        if ((sum > most || (sum == most && guests < fewest)) && isAllowed()) most = sum, fewest = guests;
        return;
    }
    invite(person + 1, sum, guests);
    isInvited[person] = true;
    invite(person + 1, sum + joy[person], guests + 1);
    isInvited[person] = false;
}

int main() {
    cin >> n;
    joy.resize(n + 1), boss.resize(n + 1), isInvited.resize(n + 2);
    for (int person = 1; person <= n; person++) cin >> joy[person];
    for (int person = 2; person <= n; person++) cin >> boss[person];
    invite(1, 0, 0);
    cout << most << ' ' << fewest << '\n';
}
