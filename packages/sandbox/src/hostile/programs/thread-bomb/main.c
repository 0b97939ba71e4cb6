#include "report.h"

#include <pthread.h>
void *wait_for_ever(void *unused) { for (;;) pause(); }
int main() {
  int threads = 0;
  pthread_attr_t small;
  pthread_attr_init(&small);
  pthread_attr_setstacksize(&small, 65536);
  pthread_t thread;
  while (threads < 5000 && pthread_create(&thread, &small, wait_for_ever, NULL) == 0) threads++;
  printf("%s\n", threads > 50 && threads <= 64 ? "capped" : "not capped");
}
