// The first of the new queue is one of the two first ones; take it, and the same question comes up again. A dummy in front
// spares the special case of an empty new queue, and the rest of the longer queue is attached by one link. O(n).
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
        Person*& earlier = second->minute < first->minute ? second : first;  // a tie goes to the first queue
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
