// out: 0 1 2 3 4
#include <condition_variable>
#include <iostream>
#include <queue>
#include <thread>
std::queue<int> q;
std::mutex m;
std::condition_variable cv;
int main() {
  std::thread reader([] {
    for (int got = 0; got < 5; got++) {
      std::unique_lock l(m);
      cv.wait(l, [] { return !q.empty(); });
      std::cout << q.front() << ' ';
      q.pop();
    }
  });
  for (int i = 0; i < 5; i++) {
    { std::lock_guard l(m); q.push(i); }
    cv.notify_one();
  }
  reader.join();
}
