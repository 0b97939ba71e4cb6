// Only the new particle can be opposite to a neighbour, and after a flash only the two that have become neighbours. In a doubly linked ring through
// particle 0 (charge 0, opposite to nobody but itself) each flash costs O(1), and each particle vanishes once: O(q) in all.
#include <bits/stdc++.h>
using namespace std;

struct Particle {
    int behindWhich;
    int charge;
};

struct Tube {
    vector<optional<int>> flashes;  // for each particle; nothing for one that is lost
    vector<int> left;               // the particles in the end, from the front to the back
};

Tube fillTube(const vector<Particle>& particles) {
    int q = (int)particles.size();
    Tube tube;
    vector<int> before(q + 1, 0), behind(q + 1, 0), charge(q + 1, 0);
    vector<bool> isThere(q + 1, false);
    isThere[0] = true;  // the front of the row
    for (int i = 1; i <= q; i++) {
        auto [place, value] = particles[i - 1];
        if (!isThere[place]) {
            tube.flashes.push_back(nullopt);
            continue;
        }
        charge[i] = value;
        isThere[i] = true;
        before[i] = place;
        behind[i] = behind[place];
        before[behind[i]] = i;
        behind[place] = i;

        int flashes = 0;
        int one = before[i], two = i;
        if (charge[one] != -charge[two]) {
            one = i;
            two = behind[i];
        }
        while (one != 0 && two != 0 && charge[one] == -charge[two]) {
            isThere[one] = isThere[two] = false;
            one = before[one];
            two = behind[two];
            behind[one] = two;
            before[two] = one;
            flashes++;
        }
        tube.flashes.push_back(flashes);
    }
    for (int i = behind[0]; i != 0; i = behind[i]) tube.left.push_back(i);
    return tube;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    vector<Particle> particles(q);
    for (auto& [behindWhich, charge] : particles) cin >> behindWhich >> charge;

    Tube tube = fillTube(particles);
    for (auto flashes : tube.flashes) {
        if (flashes) cout << *flashes << '\n';
        else cout << "lost\n";
    }
    for (size_t i = 0; i < tube.left.size(); i++) cout << (i > 0 ? " " : "") << tube.left[i];
    cout << '\n';
}
