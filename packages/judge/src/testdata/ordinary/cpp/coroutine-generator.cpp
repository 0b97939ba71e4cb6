// out: 0 1 1 2 3 5 8
#include <coroutine>
#include <iostream>
struct Gen {
  struct promise_type {
    int v;
    Gen get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(int x) { v = x; return {}; }
    void return_void() {}
    void unhandled_exception() {}
  };
  std::coroutine_handle<promise_type> h;
  int next() { h.resume(); return h.promise().v; }
};
Gen fib() { for (int a = 0, b = 1;; b += a, a = b - a) co_yield a; }
int main() {
  Gen g = fib();
  for (int i = 0; i < 7; i++) std::cout << g.next() << ' ';
  g.h.destroy();
}
