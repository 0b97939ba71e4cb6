/*
 * Preloaded into user-mode Linux 6.1, which knows registers up to AVX-512 and sets those of its processes from a buffer of
 * just that size. On a processor with more of them (AMX) the host refuses this, and no guest boots. So the rest is read
 * from the process and given back with what the guest knows.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <stdarg.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/types.h>
#include <sys/uio.h>

#define NT_X86_XSTATE 0x202

typedef long Ptrace(int request, pid_t process, void *address, void *data);

static long setAll(Ptrace *ptrace, pid_t process, const struct iovec *known) {
  static unsigned char whole[1 << 16] __attribute__((aligned(64)));
  void *kind = (void *)NT_X86_XSTATE;
  struct iovec all = {whole, sizeof whole};
  const long result = ptrace(PTRACE_GETREGSET, process, kind, &all);
  if (result != 0) return result;
  memcpy(whole, known->iov_base, known->iov_len < all.iov_len ? known->iov_len : all.iov_len);
  return ptrace(PTRACE_SETREGSET, process, kind, &all);
}

long ptrace(enum __ptrace_request request, ...) {
  va_list arguments;
  va_start(arguments, request);
  const pid_t process = va_arg(arguments, pid_t);
  void *address = va_arg(arguments, void *);
  void *data = va_arg(arguments, void *);
  va_end(arguments);
  Ptrace *original = (Ptrace *)dlsym(RTLD_NEXT, "ptrace");
  if (request == PTRACE_SETREGSET && address == (void *)NT_X86_XSTATE) return setAll(original, process, data);
  return original(request, process, address, data);
}
