// out: 5050
#include <atomic>
#include <iostream>
#include <thread>
#include <vector>

int main() {
  std::atomic<int> sum{0};
  std::vector<std::thread> threads;
  std::atomic<int> ready{0};
  for (int i = 1; i <= 100; i++)
    threads.emplace_back([&, i] {
      ready++;
      while (ready < 100) std::this_thread::yield();
      sum += i;
    });
  for (auto& thread : threads) thread.join();
  std::cout << sum;
}
