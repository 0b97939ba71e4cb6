// out: 5000050000
#include <future>
#include <iostream>
long long sum(int a, int b) { long long s = 0; for (; a <= b; a++) s += a; return s; }
int main() {
  auto f = std::async(std::launch::async, sum, 1, 50000);
  std::packaged_task<long long(int, int)> task(sum);
  auto g = task.get_future();
  task(50001, 100000);
  std::cout << f.get() + g.get();
}
