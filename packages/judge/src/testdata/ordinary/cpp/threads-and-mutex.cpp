// out: 40000
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>
int main() {
  int n = 0;
  std::mutex m;
  std::vector<std::thread> t;
  for (int i = 0; i < 4; i++)
    t.emplace_back([&] { for (int k = 0; k < 10000; k++) { std::lock_guard<std::mutex> g(m); n++; } });
  for (auto& x : t) x.join();
  std::cout << n << std::endl;
}
