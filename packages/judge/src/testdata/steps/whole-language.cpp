#pragma GCC optimize("O3,unroll-loops")
#include <bits/stdc++.h>
using namespace std;
#define rep(i, n) for (int i = 0; i < (n); i++)
#define all(x) begin(x), end(x)

struct Node {
  int value;
  Node* next = nullptr;
};
template <class T> struct Fenwick {
  vector<T> sums;
  explicit Fenwick(int n) : sums(n + 1) {}
  void add(int i, T d) {
    for (++i; i < (int)sums.size(); i += i & -i) sums[i] += d;
  }
};
struct Shape {
  virtual double area() const = 0;
  virtual ~Shape() {}
};
struct Square : Shape {
  double side;
  explicit Square(double s) : side(s) {}
  double area() const override { return side * side; }
};
struct Top { int top = 1; };
struct Left : virtual Top { int left = 2; };
union Number {
  int whole;
  float part;
};
int grid[3][3];
const int kMost = 100;
namespace counting {
int calls = 0;
}

pair<int, string> makePair(int n) { return {n, "made"}; }
vector<int> makeVector(int n) {
  vector<int> made;
  rep(i, n) made.push_back(i * i);
  return made;
}
long long early(int n) {
  if (n == 0) return 7;
  long long a = early(n - 1);
  long long b = a + 1;
  return a + b;
}
int deep(int n) {
  static int most = 0;
  most = max(most, n);
  if (n == 0) return 0;
  return deep(n - 1) + 1;
}
void mark(vector<vector<int>>& table, int r, int c) {
  table[r][c] = 9;
  counting::calls++;
}
int risky(int n) {
  if (n > 2) throw invalid_argument("too large");
  return n;
}

int main() {
  auto [count, word] = makePair(3);
  int first = 10, second = 20;
  auto sum = [first, &second](int third) {
    int all = first + second + third;
    second++;
    return all;
  };
  int got = sum(30);
  vector<int> squares = makeVector(4);
  sort(all(squares), [&](int a, int b) { return a > b; });
  vector<vector<int>> table(2, vector<int>(2));
  mark(table, 1, 0);
  grid[1][2] = 5;
  int* inside = &squares[1];
  int* cell = &grid[1][2];
  Node* list = nullptr;
  rep(i, 3) list = new Node{i, list};
  Fenwick<long long> fenwick(4);
  fenwick.add(2, 5);
  unique_ptr<Shape> shape = make_unique<Square>(1.5);
  double area = shape->area();
  int n = squares.size();
  int variable[n];
  variable[0] = 1;
  Left left;
  Number number;
  number.whole = 42;
  long long e = early(2);
  int d = deep(1000);
  string caught;
  try {
    risky(1);
    risky(5);
  } catch (const exception& error) {
    caught = error.what();
  }
  for (const auto& [key, value] : map<int, string>{{1, "x"}}) {
    caught += value;
  }
  function<int(int)> factorial = [&](int k) { return k <= 1 ? 1 : k * factorial(k - 1); };
  int six = factorial(3);
  int* gone = new int[3]{1, 2, 3};
  delete[] gone;
  int unset;
  if (unset == 5) puts("never");
  printf("%d %d %lld %d %d %s %.2f\n", count, got, e, d, six, caught.c_str(), area);
  cerr << "to error" << endl;
  return kMost - 100;
}
