// out: stopped
#include <chrono>
#include <ctime>
#include <iostream>
int main() {
  clock_t start = clock();
  auto t0 = std::chrono::steady_clock::now();
  volatile long n = 0;
  while ((double)(clock() - start) / CLOCKS_PER_SEC < 0.05) n++;
  auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - t0).count();
  std::cerr << "took " << ms << " ms\n";
  std::cout << (n > 0 && ms >= 40 ? "stopped" : "odd");
}
