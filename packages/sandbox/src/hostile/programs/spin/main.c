#include "report.h"

#include <pthread.h>

/* Many kernels leave out the last pages of a running process: Linux 6.1 up to 64, later ones as many per processor. */
char touched[4 << 20];
void *spin(void *unused) { for (volatile long n = 0;; n++) ; }
int main(int count, char **arguments) {
  memset(touched, 1, sizeof touched);
  for (int signal = 1; signal < 65; signal++) {
    sigset_t all; sigfillset(&all); sigprocmask(SIG_BLOCK, &all, NULL);
    struct sigaction ignore = {.sa_handler = SIG_IGN}; sigaction(signal, &ignore, NULL);
  }
  pthread_t thread;
  if (count > 1) for (int index = 0; index < 8; index++) pthread_create(&thread, NULL, spin, NULL);
  spin(NULL);
}
