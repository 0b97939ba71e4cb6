#include "report.h"

#include <mqueue.h>
#include <sys/sem.h>
#include <sys/shm.h>
int main() {
  TRY("memfd_create", syscall(SYS_memfd_create, "m", 0));
  TRY("memfd_secret", syscall(447, 0));
  TRY("shmget", shmget(IPC_PRIVATE, 1 << 20, IPC_CREAT | 0600));
  TRY("semget", semget(IPC_PRIVATE, 1, IPC_CREAT | 0600));
  TRY("msgget", syscall(SYS_msgget, 0, 01000 | 0600));
  TRY("mq_open", syscall(SYS_mq_open, "q", O_CREAT | O_RDWR, 0600, NULL));
  TRY("shm_open", open("/dev/shm/m", O_CREAT | O_RDWR, 0600));
  TRY("tmp", open("/tmp/m", O_CREAT | O_RDWR, 0600));
  TRY("tmpfile", open("/box", O_TMPFILE | O_RDWR, 0600));
}
