#include <iostream>
#include <thread>
#include <vector>
// All at the same time, each with room for a stack as large as the memory limit.
int main() {
  std::vector<int> parts(32);
  std::vector<std::thread> threads;
  for (int i = 0; i < 32; i++) threads.emplace_back([&parts, i] { parts[i] = i; });
  for (auto& thread : threads) thread.join();
  std::cout << parts[0] + parts[1] + parts[2];
}
