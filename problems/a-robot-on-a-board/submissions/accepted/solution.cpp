// Follows the commands. Directions are numbered clockwise, so that turns are additions modulo 4.
#include <bits/stdc++.h>
using namespace std;

struct Robot {
    int column = 1;
    int row = 1;
    int direction = 0;  // N, E, S, W
};

Robot follow(int width, int height, const string& commands) {
    const int EAST[] = {0, 1, 0, -1}, NORTH[] = {1, 0, -1, 0};
    Robot robot;
    for (char command : commands) {
        if (command == 'L') robot.direction = (robot.direction + 3) % 4;
        if (command == 'R') robot.direction = (robot.direction + 1) % 4;
        if (command == 'F') {
            // Staying in place at the edge is the same as cutting the new place to the bounds of the board.
            robot.column = clamp(robot.column + EAST[robot.direction], 1, width);
            robot.row = clamp(robot.row + NORTH[robot.direction], 1, height);
        }
    }
    return robot;
}

int main() {
    int width, height;
    string commands;
    cin >> width >> height >> commands;

    Robot robot = follow(width, height, commands);
    cout << robot.column << ' ' << robot.row << ' ' << "NESW"[robot.direction] << '\n';
}
