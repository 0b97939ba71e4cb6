#include <iostream>
#include <thread>
#include <vector>
int main() {
  std::vector<int> parts(4);
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; i++) threads.emplace_back([&parts, i] { parts[i] = i; });
  for (auto& thread : threads) thread.join();
  std::cout << parts[0] + parts[1] + parts[2];
}
