#include <algorithm>
#include <vector>

struct Point {
  int x, y;
};

int main() {
  std::vector<Point> points(3);
  std::sort(points.begin(), points.end());
  undeclared = 1;
}
