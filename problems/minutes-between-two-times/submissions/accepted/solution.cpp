// Both times as minutes of their day; a second time that lies earlier in the day comes a day later.
#include <bits/stdc++.h>
using namespace std;

int minutesBetween(int hourNow, int minuteNow, int hourThen, int minuteThen) {
    int minutes = (60 * hourThen + minuteThen) - (60 * hourNow + minuteNow);
    return minutes < 0 ? minutes + 24 * 60 : minutes;
}

int main() {
    int hourNow, minuteNow, hourThen, minuteThen;
    char colon;
    cin >> hourNow >> colon >> minuteNow >> hourThen >> colon >> minuteThen;

    cout << minutesBetween(hourNow, minuteNow, hourThen, minuteThen) << '\n';
}
