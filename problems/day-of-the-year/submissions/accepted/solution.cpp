// The full months before the date, and the day itself; only February depends on the year.
#include <bits/stdc++.h>
using namespace std;

int dayOfYear(int year, int month, int day) {
    bool isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0);
    vector<int> lengths = {31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return accumulate(lengths.begin(), lengths.begin() + (month - 1), day);
}

int main() {
    int year, month, day;
    cin >> year >> month >> day;

    cout << dayOfYear(year, month, day) << '\n';
}
