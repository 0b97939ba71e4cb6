// Wrong: with equal minutes, the second queue goes first.
#include <bits/stdc++.h>
using namespace std;

struct Person {
    int number;
    int minute;
    Person* next;
};

Person* mergeQueues(Person* first, Person* second) {
    Person dummy{0, 0, nullptr};
    Person* last = &dummy;
    while (first != nullptr && second != nullptr) {
        Person*& earlier = second->minute <= first->minute ? second : first;
        last->next = earlier;
        last = earlier;
        earlier = earlier->next;
    }
    last->next = first != nullptr ? first : second;
    return dummy.next;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, a, b;
    cin >> n >> a >> b;
    vector<Person> people(n + 1);
    for (int i = 1; i <= n; i++) {
        int next;
        cin >> people[i].minute >> next;
        people[i].number = i;
        people[i].next = next != 0 ? &people[next] : nullptr;
    }

    Person* merged = mergeQueues(a != 0 ? &people[a] : nullptr, b != 0 ? &people[b] : nullptr);
    for (Person* person = merged; person != nullptr; person = person->next) {
        cout << person->number << (person->next != nullptr ? ' ' : '\n');
    }
}
