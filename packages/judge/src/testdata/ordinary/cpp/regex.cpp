// out: 2024/05 3
#include <iostream>
#include <iterator>
#include <regex>
#include <string>
int main() {
  std::string s = "on 2024-05-17";
  std::smatch m;
  std::regex_search(s, m, std::regex("(\\d{4})-(\\d\\d)-(\\d\\d)"));
  std::regex n("\\d+");
  std::cout << m[1] << '/' << m[2] << ' ' << std::distance(std::sregex_iterator(s.begin(), s.end(), n), {}) << '\n';
}
