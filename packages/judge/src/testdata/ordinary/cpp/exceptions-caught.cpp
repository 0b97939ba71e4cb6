// out: bad 7
// out: vector::at
// out: stoi
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>
struct Bad : std::runtime_error {
  int code;
  Bad(int c) : std::runtime_error("bad"), code(c) {}
};
int main() {
  try { throw Bad(7); } catch (const Bad& e) { std::cout << e.what() << ' ' << e.code << '\n'; }
  try { std::vector<int>(2).at(5); } catch (std::out_of_range&) { std::cout << "vector::at\n"; }
  try { std::stoi("x"); } catch (std::invalid_argument& e) { std::cout << "stoi\n"; }
}
