// From the statement alone: paints the board square by square, each in the colour that its neighbour has not.
#include <cstdio>

char picture[200][200];

int main() {
    int rows, columns, side;
    scanf("%d %d %d", &rows, &columns, &side);
    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
            char neighbour = '.';
            if (column > 0) neighbour = picture[row * side][column * side - 1];
            else if (row > 0) neighbour = picture[row * side - 1][0];
            for (int i = 0; i < side; i++)
                for (int j = 0; j < side; j++)
                    picture[row * side + i][column * side + j] = neighbour == '.' ? '#' : '.';
        }
    }
    for (int i = 0; i < rows * side; i++) puts(picture[i]);
}
