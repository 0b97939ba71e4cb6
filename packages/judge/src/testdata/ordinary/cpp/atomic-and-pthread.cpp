// out: 3000
#include <atomic>
#include <cstdio>
#include <pthread.h>
std::atomic<int> n(0);
void* work(void*) { for (int i = 0; i < 1000; i++) n.fetch_add(1, std::memory_order_relaxed); return NULL; }
int main() {
  pthread_t t[3];
  for (int i = 0; i < 3; i++) pthread_create(&t[i], NULL, work, NULL);
  for (int i = 0; i < 3; i++) pthread_join(t[i], NULL);
  printf("%d", n.load());
}
