#include "box/allowed-calls.h"

#include <fcntl.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#include <cerrno>

#include "box/call-lists.h"

namespace {

using Rules = std::map<uint32_t, CallRule>;
using Conditions = std::vector<Condition>;

constexpr uint32_t kAll = 0xffffffff;

// The program's own process id in its namespace: init is 1, and what it starts is 2.
constexpr uint32_t kInit = 1;
constexpr uint32_t kProgram = 2;

constexpr uint32_t kNamespaceFlags = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER |
                                     CLONE_NEWPID | CLONE_NEWNET | 0x80;  // CLONE_NEWTIME

Condition isOneOf(int argument, std::vector<uint32_t> values, uint32_t mask = kAll) {
  return {.argument = argument, .mask = mask, .isOneOf = true, .values = std::move(values)};
}

Condition isNoneOf(int argument, std::vector<uint32_t> values, uint32_t mask = kAll) {
  return {.argument = argument, .mask = mask, .isOneOf = false, .values = std::move(values)};
}

CallRule onlyIf(Conditions conditions, int error) { return {.ways = {std::move(conditions)}, .error = error}; }

void allow(Rules& rules, const CallList& calls) {
  for (const uint32_t number : calls) rules[number] = {.ways = {{}}, .error = EPERM};
}

void refuse(Rules& rules, const CallList& calls, int error) {
  for (const uint32_t number : calls) rules[number] = {.error = error};
}

// Anonymous or shared memory that can be written is not counted as any process's own, huge pages even less.
void addMemory(Rules& rules, Profile profile) {
  constexpr uint32_t kKind = MAP_TYPE | MAP_ANONYMOUS | MAP_HUGETLB;
  CallRule map = onlyIf({isOneOf(3, {MAP_PRIVATE, MAP_PRIVATE | MAP_ANONYMOUS}, kKind)}, EPERM);
  // A file may be shared to be read, as a JVM does with its classes. Where there are files to be written, these count
  // (usage.cc).
  if (!mayFork(profile)) map.ways.push_back({isOneOf(3, {MAP_SHARED}, kKind), isOneOf(2, {0}, PROT_WRITE | PROT_EXEC)});
  if (mayFork(profile)) map.ways.push_back({isOneOf(3, {MAP_SHARED}, kKind)});
  rules[SYS_mmap] = map;
  rules[SYS_madvise] = onlyIf({isOneOf(2, {MADV_NORMAL, MADV_RANDOM, MADV_SEQUENTIAL, MADV_WILLNEED, MADV_DONTNEED,
                                           MADV_FREE, MADV_DONTFORK, MADV_DOFORK, MADV_HUGEPAGE, MADV_NOHUGEPAGE,
                                           MADV_DONTDUMP, MADV_DODUMP})}, EINVAL);
}

void addFiles(Rules& rules, Profile profile) {
  // Not F_SETOWN (signals for others), F_SETPIPE_SZ and F_SETLK (the kernel's memory: no control group counts the locks
  // on parts of a file, and there is no end to them), F_SETLEASE, F_NOTIFY.
  const std::vector<uint32_t> controls = {F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC,
                                          1032 /* F_GETPIPE_SZ */};
  rules[SYS_fcntl] = onlyIf({isOneOf(1, controls)}, EINVAL);
  rules[SYS_ioctl] = onlyIf({isOneOf(1, {TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX})}, ENOTTY);
  // The JDK wants a pair at its first use of a file channel; streams take no address (sendmsg is refused anyhow).
  if (usesJvm(profile)) {
    rules[SYS_socketpair] = onlyIf(
        {isOneOf(0, {AF_UNIX}), isOneOf(1, {SOCK_STREAM}, ~static_cast<uint32_t>(SOCK_CLOEXEC | SOCK_NONBLOCK))},
        EPERM);
  }
}

// Nothing that names a process may name another one, least of all init: it has the program's own user id where the
// judge is an ordinary user.
void addProcesses(Rules& rules, Profile profile) {
  if (mayFork(profile)) {
    rules[SYS_kill] = onlyIf({isNoneOf(0, {0, kInit, kAll})}, EPERM);
    rules[SYS_tgkill] = onlyIf({isNoneOf(0, {0, kInit, kAll})}, EPERM);
  } else {
    rules[SYS_kill] = onlyIf({isOneOf(0, {kProgram})}, EPERM);
    rules[SYS_tgkill] = onlyIf({isOneOf(0, {kProgram})}, EPERM);
  }
  rules[SYS_prlimit64] = onlyIf({isOneOf(0, {0})}, EPERM);
  rules[SYS_sched_getaffinity] = onlyIf({isNoneOf(0, {kInit})}, EPERM);
  const uint32_t forbidden = kNamespaceFlags | CLONE_PARENT;
  // Threads with descriptors of their own would multiply the limit of these, and with it the pipes and sockets, whose
  // memory is the kernel's and counts as nobody's.
  constexpr uint32_t kThread = CLONE_THREAD | CLONE_FILES;
  rules[SYS_clone] = mayFork(profile) ? onlyIf({isOneOf(0, {0}, forbidden)}, EPERM)
                                      : onlyIf({isOneOf(0, {kThread}, forbidden | kThread)}, EPERM);
}

// About the caller itself, and nothing that changes what others or a later program may do.
void addOptions(Rules& rules, Profile profile) {
  const std::vector<uint32_t> options = {PR_SET_NAME, PR_GET_NAME, PR_CAPBSET_READ, PR_GET_SECCOMP, PR_GET_NO_NEW_PRIVS,
                                         0x53564d41 /* PR_SET_VMA: names of mappings */};
  rules[SYS_prctl] = {.ways = {{isOneOf(0, options)},
                               {isOneOf(0, {PR_CAP_AMBIENT}), isOneOf(1, {PR_CAP_AMBIENT_IS_SET})}},
                      .error = EINVAL};
#ifdef SYS_arch_prctl
  // ARCH_SET_FS at the start of a program, ARCH_CET_STATUS.
  rules[SYS_arch_prctl] = onlyIf({isOneOf(0, {0x1002, 0x3001})}, EINVAL);
#endif
  // Without the commands that make every processor of the machine stop: only queries and those of one's own process.
  if (usesJvm(profile)) rules[SYS_membarrier] = onlyIf({isOneOf(0, {0, 8, 16, 32, 64})}, EINVAL);
}

}  // namespace

std::map<uint32_t, CallRule> callRules(Profile profile) {
  Rules rules;
  refuse(rules, kAbsentCalls, ENOSYS);
  refuse(rules, kPointlessSyncs, EINVAL);
  refuse(rules, kAttributeCalls, ENOTSUP);
  allow(rules, kCallsOfAll);
  allow(rules, kFileChangingCalls);
  switch (profile) {
    case Profile::kNative:
      break;
    case Profile::kNode:
      allow(rules, kCallsOfEventLoops);
      allow(rules, kCallsOfNode);
      break;
    case Profile::kJava:
      allow(rules, kCallsOfEventLoops);
      allow(rules, kCallsOfJava);
      break;
    case Profile::kBuild:
      allow(rules, kCallsOfEventLoops);
      allow(rules, kCallsOfJava);
      allow(rules, kLinkingCalls);
      allow(rules, kCallsOfCompilers);
      break;
  }
  addMemory(rules, profile);
  addFiles(rules, profile);
  addProcesses(rules, profile);
  addOptions(rules, profile);
  for (const uint32_t number : kCallsOfInit) {
    rules.try_emplace(number, CallRule{.error = EPERM}).first->second.isForInit = true;
  }
  return rules;
}
