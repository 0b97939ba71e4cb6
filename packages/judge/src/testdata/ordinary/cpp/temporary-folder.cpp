// in: some words to keep
// out: 4 words
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>

int main() {
  auto path = std::filesystem::temp_directory_path() / "words.txt";
  std::string word;
  {
    std::ofstream out(path);
    while (std::cin >> word) out << word << '\n';
  }
  int count = 0;
  std::ifstream in(path);
  while (in >> word) count++;
  in.close();
  std::filesystem::remove(path);
  std::cout << count << " words" << (std::filesystem::exists(path) ? " left" : "") << '\n';
}
