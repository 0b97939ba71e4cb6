#include <chrono>
#include <thread>
int main() {
  for (;;) {
    auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(5);
    while (std::chrono::steady_clock::now() < until) {}
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
}
