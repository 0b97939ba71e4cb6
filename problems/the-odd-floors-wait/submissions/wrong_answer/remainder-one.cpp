// Wrong: takes a floor for odd if its remainder is 1, but that of a negative odd number is -1.
#include <bits/stdc++.h>
using namespace std;

struct Guest {
    int floor;
    Guest* next;
};

// A singly linked list that knows both of its ends.
struct GuestList {
    Guest* first = nullptr;
    Guest* last = nullptr;

    void append(Guest* guest) {
        guest->next = nullptr;
        if (first == nullptr) first = guest;
        else last->next = guest;
        last = guest;
    }

    Guest* takeFirst() {
        Guest* guest = first;
        first = first->next;
        return guest;
    }
};

class LiftQueue {
    GuestList even, odd, newcomers;
    bool isOddInFront = false;

    void sortNewcomers() {
        while (newcomers.first != nullptr) {
            Guest* guest = newcomers.takeFirst();
            (guest->floor % 2 == 1 ? odd : even).append(guest);
        }
    }

public:
    void arrive(int floor) { newcomers.append(new Guest{floor, nullptr}); }

    void sendOddBack() {
        sortNewcomers();
        isOddInFront = false;
    }

    void sendEvenBack() {
        sortNewcomers();
        isOddInFront = true;
    }

    optional<int> leave() {
        GuestList& front = isOddInFront ? odd : even;
        GuestList& back = isOddInFront ? even : odd;
        for (GuestList* list : {&front, &back, &newcomers}) {
            if (list->first != nullptr) return list->takeFirst()->floor;
        }
        return nullopt;
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    LiftQueue queue;
    while (q-- > 0) {
        char event;
        cin >> event;
        if (event == 'A') {
            int floor;
            cin >> floor;
            queue.arrive(floor);
        } else if (event == 'O') {
            queue.sendOddBack();
        } else if (event == 'E') {
            queue.sendEvenBack();
        } else if (auto floor = queue.leave()) {
            cout << *floor << '\n';
        } else {
            cout << "none\n";
        }
    }
}
