// From the statement alone, with the board as a picture that has a wall around it.
#include <iostream>
#include <string>
#include <vector>

int main() {
    int width, height;
    std::string commands;
    std::cin >> width >> height >> commands;
    std::vector<std::string> board(height + 2, std::string(width + 2, '#'));
    for (int row = 1; row <= height; row++)
        for (int column = 1; column <= width; column++) board[row][column] = '.';
    std::string compass = "NESW";  // the direction that the robot faces stands in front
    int row = 1, column = 1;
    for (char command : commands) {
        if (command == 'R') compass = compass.substr(1) + compass[0];
        if (command == 'L') compass = compass[3] + compass.substr(0, 3);
        if (command != 'F') continue;
        int nextRow = row + (compass[0] == 'N') - (compass[0] == 'S');
        int nextColumn = column + (compass[0] == 'E') - (compass[0] == 'W');
        if (board[nextRow][nextColumn] == '#') continue;
        row = nextRow;
        column = nextColumn;
    }
    std::cout << column << ' ' << row << ' ' << compass[0] << '\n';
}
