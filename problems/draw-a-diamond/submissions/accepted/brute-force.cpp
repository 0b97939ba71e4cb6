// From the statement alone: walks along the outline, from corner to corner, and paints.
#include <cstdio>
#include <string>
#include <vector>

int main() {
    int n;
    scanf("%d", &n);
    int size = 2 * n - 1;
    std::vector<std::string> picture(size, std::string(size, '.'));
    const int STEPS[4][2] = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    int line = 0, place = n - 1;
    picture[line][place] = '#';
    for (auto step : STEPS) {
        for (int i = 1; i < n; i++) {
            line += step[0];
            place += step[1];
            picture[line][place] = '#';
        }
    }
    for (const std::string& each : picture) puts(each.c_str());
}
