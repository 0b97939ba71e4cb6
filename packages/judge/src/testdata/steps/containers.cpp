#include <bits/stdc++.h>
using namespace std;

// Each variable is printed in the form of JSON by code that knows nothing of the recorder.
enum class Color : unsigned char { Red, Green = 200 };
struct Empty {};
struct Point {
  int x;
  double y;
};
struct Base {
  int id = 7;
};
class Hidden : public Base {
  vector<int> inside_{1, 2};
  static int count;

 public:
  unsigned low : 3, high : 5;
  signed small : 4;
  const vector<int>& inside() const { return inside_; }
};
int Hidden::count = 3;
struct alignas(32) Wide {
  int a = 1, b = 2;
};
struct Less {
  bool operator()(const Point& a, const Point& b) const { return a.x < b.x; }
};
struct Hash {
  size_t operator()(const pair<int, int>& p) const { return p.first * 31 + p.second; }
};

void json(bool v) { cout << (v ? "true" : "false"); }
void json(char v) { cout << '"' << v << '"'; }
void json(const string& v) { cout << '"' << v << '"'; }
void json(string_view v) { cout << '"' << v << '"'; }
void json(const char* v) { cout << '"' << v << '"'; }
void json(Color v) { cout << (v == Color::Red ? "\"Red\"" : "\"Green\""); }
template <class T> enable_if_t<is_arithmetic_v<T>> json(T v) { cout << setprecision(12) << v; }
void json(float v) { cout << setprecision(8) << v; }
void json(signed char v) { cout << int(v); }
void json(unsigned char v) { cout << int(v); }
void json(const Point& v) { cout << "{\"x\":" << v.x << ",\"y\":" << v.y << "}"; }
void json(const Wide& v) { cout << "{\"a\":" << v.a << ",\"b\":" << v.b << "}"; }
void json(const Empty&) { cout << "{}"; }
template <size_t N> void json(const array<char, N>& v) { cout << '"' << string(v.begin(), v.end()) << '"'; }
template <class A, class B> void json(const pair<A, B>& v);
template <class... T> void json(const tuple<T...>& v);
template <class T> void json(const optional<T>& v);
template <class T> void json(const unique_ptr<T>& v);
template <class T> void json(const shared_ptr<T>& v);
template <class C> auto json(const C& v) -> decltype(v.begin(), void()) {
  cout << '[';
  bool isFirst = true;
  for (auto&& each : v) {
    if (!isFirst) cout << ',';
    isFirst = false;
    if constexpr (requires { typename C::mapped_type; }) {
      cout << '[', json(each.first), cout << ',', json(each.second), cout << ']';
    } else {
      json(static_cast<typename C::value_type>(each));
    }
  }
  cout << ']';
}
template <class A, class B> void json(const pair<A, B>& v) {
  cout << "{\"first\":", json(v.first), cout << ",\"second\":", json(v.second), cout << '}';
}
template <class... T> void json(const tuple<T...>& v) {
  cout << '[';
  bool isFirst = true;
  apply([&](const T&... each) { ((cout << (isFirst ? "" : ","), isFirst = false, json(each)), ...); }, v);
  cout << ']';
}
template <class T> void json(const optional<T>& v) {
  if (v) json(*v);
  else cout << "\"empty\"";
}
template <class T> void json(const unique_ptr<T>& v) { v ? json(*v) : void(cout << "null"); }
template <class T> void json(const shared_ptr<T>& v) { v ? json(*v) : void(cout << "null"); }
template <class T> struct Inside : T {
  static const auto& of(const T& v) { return v.*(&Inside::c); }
};
template <class T> void json(const queue<T>& v) { json(Inside<queue<T>>::of(v)); }
template <class T> void json(const stack<T>& v) { json(Inside<stack<T>>::of(v)); }
template <class T, class C, class L> void json(const priority_queue<T, C, L>& v) { json(Inside<priority_queue<T, C, L>>::of(v)); }
template <class T, size_t N> void json(const T (&v)[N]) {
  cout << '[';
  for (size_t i = 0; i < N; i++) cout << (i ? "," : ""), json(v[i]);
  cout << ']';
}
#define SHOW(v) cout << #v << '=', json(v), cout << '\n'

int globalGrid[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}};
static map<string, vector<int>> globalMap{{"a", {1}}, {"b", {}}};
namespace {
set<int> unnamed{3, 1, 2};
}

int main() {
  bool yes = true;
  char letter = 'q';
  signed char tiny = -3;
  unsigned char byte = 250;
  short negative = -12345;
  unsigned long long large = 9007199254740991ull;
  float third = 1 / 3.0f;
  double tenth = 0.1;
  long double precise = 2.5L;
  Color color = Color::Green;
  string empty, brief = "brief", lengthy(300, 'x'), umlaut = "häß✓😀";
  string_view view = string_view(lengthy).substr(0, 20);
  const char* literal = "literal";
  char letters[8] = "seven";
  Point point{3, 0.25};
  Wide wide;
  pair<int, string> both{1, "two"};
  tuple<int, char, string, Empty, Point> many{1, 'c', "text", {}, {9, 9.5}};
  tuple<Empty, int> hollow{Empty(), 5};
  vector<int> numbers{5, 3, 9}, none;
  vector<vector<int>> table{{1, 2}, {}, {3}};
  vector<string> words{"a", string(40, 'b'), ""};
  vector<bool> flags{true, false, true, true};
  vector<long double> exact{1.5L, -2.5L};
  vector<Wide> wides(3);
  array<int, 4> fixed{1, 2, 3, 4};
  array<array<char, 2>, 2> board{{{'a', 'b'}, {'c', 'd'}}};
  int plain[2][3] = {{1, 2, 3}, {4, 5, 6}};
  bitset<70> bits(5);
  deque<int> line;
  for (int i = 0; i < 300; i++) i % 2 ? line.push_back(i) : line.push_front(i);
  deque<string> texts{"x", "y"};
  deque<Wide> wideLine(5);
  list<int> chain{1, 2, 3};
  list<long double> exactChain{0.5L};
  list<Wide> wideChain(2);
  forward_list<int> forward{7, 8, 9};
  set<string> names{"b", "a", "c"};
  multiset<int> repeated{2, 1, 2};
  set<Point, Less> points{{2, 1.5}, {1, 2.5}};
  map<int, string> byNumber{{2, "two"}, {1, "one"}};
  map<pair<int, int>, long long> memo{{{1, 2}, 3}, {{0, 5}, -1}};
  map<char, map<int, set<int>>> nested{{'k', {{1, {2, 3}}}}};
  map<int, Wide> wideMap{{1, {}}};
  multimap<string, int> several{{"a", 1}, {"a", 2}};
  map<long double, char> exactMap{{1.5L, 'e'}};
  unordered_set<int> hashed{10, 20, 30};
  unordered_map<string, vector<int>> hashedMap{{"k", {1, 2}}, {"l", {}}};
  unordered_map<int, Wide> wideHash{{3, {}}};
  unordered_map<pair<int, int>, char, Hash> ownHash{{{1, 2}, 'z'}};
  unordered_multimap<int, int> hashedTwice{{1, 1}, {1, 2}};
  queue<int> waiting(deque<int>{1, 2, 3});
  stack<string> pile(deque<string>{"bottom", "top"});
  priority_queue<int> heap;
  for (int each : {4, 9, 1, 7}) heap.push(each);
  priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> smallest;
  for (int each : {4, 9, 1}) smallest.emplace(each, -each);
  optional<int> full = 4, nothing;
  optional<string> fullText = "text";
  unique_ptr<Point> own = make_unique<Point>(Point{1, 1.5}), noOwn;
  shared_ptr<vector<int>> shared = make_shared<vector<int>>(3, 7);
  auto alone = [](Point* p) { delete p; };
  unique_ptr<Point, void (*)(Point*)> freed(new Point{6, 6.5}, alone);

  SHOW(yes); SHOW(letter); SHOW(tiny); SHOW(byte); SHOW(negative); SHOW(large);
  SHOW(third); SHOW(tenth); SHOW(precise); SHOW(color);
  SHOW(empty); SHOW(brief); SHOW(lengthy); SHOW(umlaut); SHOW(view); SHOW(literal);
  cout << "letters=\"seven\"\n";
  SHOW(point); SHOW(wide); SHOW(both); SHOW(many); SHOW(hollow);
  SHOW(numbers); SHOW(none); SHOW(table); SHOW(words); SHOW(exact); SHOW(wides); SHOW(fixed); SHOW(board); SHOW(plain);
  cout << "flags=\"1011\"\n";
  cout << "bits=\"101" << string(67, '0') << "\"\n";
  SHOW(line); SHOW(texts); SHOW(wideLine); SHOW(chain); SHOW(exactChain); SHOW(wideChain); SHOW(forward);
  SHOW(names); SHOW(repeated); SHOW(points); SHOW(byNumber); SHOW(memo); SHOW(nested); SHOW(wideMap); SHOW(several);
  SHOW(exactMap); SHOW(hashed); SHOW(hashedMap); SHOW(wideHash); SHOW(ownHash); SHOW(hashedTwice);
  SHOW(waiting); SHOW(pile); SHOW(heap); SHOW(smallest); SHOW(full); SHOW(nothing); SHOW(fullText);
  SHOW(own); SHOW(noOwn); SHOW(shared);
  cout << "freed={\"x\":6,\"y\":6.5}\n";
  SHOW(globalGrid); SHOW(globalMap); SHOW(unnamed);

  Hidden hidden;
  hidden.low = 5, hidden.high = 30, hidden.small = -4;
  cout << "hidden={\"id\":7,\"inside_\":[1,2],\"low\":5,\"high\":30,\"small\":-4}\n";
  any something = 1;
  variant<int, string> either = 2;
  function<int(int)> call = [](int x) { return x; };
  mt19937 random(1);
  auto lambda = [&](int x) { return x; };
  map<int, string>::iterator found = byNumber.begin(), end = byNumber.end();
  vector<int>::iterator second = numbers.begin() + 1;
  weak_ptr<vector<int>> weak = shared, expired = make_shared<vector<int>>(1);
  int* raw = new int[3]{1, 2, 3};
  int* gone = new int(5);
  delete gone;
  int unset;
  return 0;
}
