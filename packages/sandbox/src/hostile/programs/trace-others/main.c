#include "report.h"

#include <sys/ptrace.h>
#include <sys/uio.h>
int main() {
  char text[16];
  struct iovec here = {text, 16}, there = {(void *)0x400000, 16};
  TRY("attach to init", ptrace(PTRACE_ATTACH, 1, 0, 0));
  TRY("seize init", ptrace(PTRACE_SEIZE, 1, 0, 0));
  TRY("attach to parent", ptrace(PTRACE_ATTACH, getppid(), 0, 0));
  TRY("be traced", ptrace(PTRACE_TRACEME, 0, 0, 0));
  TRY("read init", process_vm_readv(1, &here, 1, &there, 1, 0));
  TRY("write init", process_vm_writev(1, &here, 1, &there, 1, 0));
  TRY("compare", syscall(SYS_kcmp, 1, 1, 0, 0, 0));
  TRY("take a descriptor", syscall(SYS_pidfd_getfd, 0, 0, 0));
  TRY("advise init", syscall(SYS_process_madvise, 0, &there, 1, 4, 0));
}
