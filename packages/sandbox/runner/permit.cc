#include "permit.h"

#include <fcntl.h>
#include <sched.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <csignal>

#include "seccomp-lists.h"
#include "step.h"

namespace {

uint64_t chosen = 0;

constexpr long kRecursive = 0x8000;  // AT_RECURSIVE

constexpr size_t kVforkStackBytes = 64 << 10;
alignas(64) char vforkStack[kVforkStackBytes];

// A system call of up to three arguments with the permit in the fifth.
template <typename Result>
Result withPermit(long number, long first, long second = 0, long third = 0) {
  return static_cast<Result>(syscall(number, first, second, third, 0, chosen));
}

}  // namespace

void choosePermit() { must("choose the permit", getrandom(&chosen, sizeof chosen, 0)); }

uint64_t permit() { return chosen; }

pid_t permittedFork() { return withPermit<pid_t>(SYS_clone, SIGCHLD); }

pid_t permittedClone3(void* arguments, size_t size) {
  return withPermit<pid_t>(SYS_clone3, reinterpret_cast<long>(arguments), static_cast<long>(size));
}

pid_t permittedVfork(int (*child)(void*), void* argument) {
  // Without the flags that give them a meaning, the last two arguments are free. Their order differs between machines.
  void* word = reinterpret_cast<void*>(chosen);
  return clone(child, vforkStack + kVforkStackBytes, CLONE_VM | CLONE_VFORK | SIGCHLD, argument, nullptr, word, word);
}

int permittedUnshare(int flags) { return withPermit<int>(SYS_unshare, flags); }

int permittedSetns(int descriptor, int flags) { return withPermit<int>(SYS_setns, descriptor, flags); }

int permittedChroot(const char* path) { return withPermit<int>(SYS_chroot, reinterpret_cast<long>(path)); }

int permittedMount(const char* source, const char* target, const char* type, unsigned long flags, const char* options) {
  return static_cast<int>(syscall(SYS_mount, source, target, type, flags, options, chosen));
}

int permittedRestrictTree(const char* target, uint64_t attributes) {
  // struct mount_attr of <linux/mount.h>, which older headers lack: what to set, to clear, propagation, user namespace.
  const uint64_t attr[] = {attributes, 0, 0, 0};
  return static_cast<int>(syscall(kMountSetattr, AT_FDCWD, target, kRecursive, attr, sizeof attr, chosen));
}

int permittedUnmount(const char* target, int flags) {
  return withPermit<int>(SYS_umount2, reinterpret_cast<long>(target), flags);
}

int permittedPivotRoot(const char* newRoot, const char* oldRoot) {
  return withPermit<int>(SYS_pivot_root, reinterpret_cast<long>(newRoot), reinterpret_cast<long>(oldRoot));
}
