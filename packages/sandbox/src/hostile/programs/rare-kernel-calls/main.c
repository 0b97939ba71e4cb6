#include "report.h"
int main(int count, char **arguments) {
  TRY("io_uring_setup", syscall(SYS_io_uring_setup, 8, 0));
  TRY("io_uring_register", syscall(SYS_io_uring_register, 0, 0, 0, 0));
  TRY("bpf", syscall(SYS_bpf, 0, 0, 0));
  TRY("perf_event_open", syscall(SYS_perf_event_open, 0, 0, 0, 0, 0));
  TRY("userfaultfd", syscall(SYS_userfaultfd, 0));
  TRY("keyctl", syscall(SYS_keyctl, 0, 0));
  TRY("add_key", syscall(SYS_add_key, 0, 0, 0, 0, 0));
  TRY("request_key", syscall(SYS_request_key, 0, 0, 0, 0));
  TRY("init_module", syscall(SYS_init_module, 0, 0, 0));
  TRY("finit_module", syscall(SYS_finit_module, 0, 0, 0));
  TRY("kexec_load", syscall(SYS_kexec_load, 0, 0, 0, 0));
  TRY("swapon", syscall(SYS_swapon, 0, 0));
  TRY("reboot", syscall(SYS_reboot, 0, 0, 0, 0));
  TRY("syslog", syscall(SYS_syslog, 3, 0, 0));
  TRY("mknod", syscall(SYS_mknodat, -100, "/box/m", 020666, 0x103));
  TRY("personality", syscall(SYS_personality, 0x40000));
  TRY("open_by_handle_at", syscall(SYS_open_by_handle_at, 0, 0, 0));
  TRY("fanotify_init", syscall(SYS_fanotify_init, 0, 0));
  TRY("inotify_init1", syscall(SYS_inotify_init1, 0));
  TRY("settimeofday", syscall(SYS_settimeofday, 0, 0));
  TRY("sethostname", syscall(SYS_sethostname, "x", 1));
  TRY("landlock", syscall(SYS_landlock_create_ruleset, 0, 0, 1));
  TRY("acct", syscall(SYS_acct, 0));
  TRY("vmsplice", syscall(SYS_vmsplice, 1, 0, 0, 0));
  TRY("mbind", syscall(SYS_mbind, 0, 0, 0, 0, 0, 0));
  TRY("a call of the future", syscall(600));
  TRY("an x32 call", syscall(0x40000000 + 39));
  if (count > 1) {
    // The filter ends the program (SIGSYS). A kernel without 32-bit calls has none to filter: SIGSEGV.
#if defined(__x86_64__)
    long result;
    __asm__ volatile("int $0x80" : "=a"(result) : "a"(20));
    printf("32-bit call: %ld\n", result);
#else
    raise(SIGSYS);
#endif
  }
}
