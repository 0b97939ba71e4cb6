#include "seccomp.h"

#include <linux/audit.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <map>

#include "permit.h"
#include "seccomp-lists.h"
#include "step.h"

namespace {

#if defined(__x86_64__)
constexpr uint32_t kArchitecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr uint32_t kArchitecture = AUDIT_ARCH_AARCH64;
#else
#error "The runner knows the system calls of x86_64 and aarch64 only."
#endif

constexpr uint32_t kNamespaceFlags = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER |
                                     CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWTIME;

enum class Action {
  kAllow,
  kNotPermitted,
  kUnknown,
  kNeedsPermit,
  kMountNeedsPermit,
  kForkNeedsPermit,
  kNamespaceNeedsPermit,
  kUnknownWithoutPermit,
};

using Permit = std::optional<uint64_t>;

// What happens from a system call number on, up to the next key: neighbours with the same fate share one leaf.
using Ranges = std::map<uint32_t, Action>;

sock_filter statement(uint16_t code, uint32_t value) { return {code, 0, 0, value}; }

sock_filter jump(uint16_t code, uint32_t value, size_t onTrue, size_t onFalse) {
  if (onTrue > 255 || onFalse > 255) throw StepError("build a seccomp filter: jump too far");
  return {code, static_cast<uint8_t>(onTrue), static_cast<uint8_t>(onFalse), value};
}

sock_filter verdict(uint32_t value) { return statement(BPF_RET | BPF_K, value); }

constexpr uint32_t kNotPermitted = SECCOMP_RET_ERRNO | EPERM;

constexpr uint32_t kUnknown = SECCOMP_RET_ERRNO | ENOSYS;

// Both halves of the argument must be those of the permit; seccomp's numbers are little endian on these machines.
Filter checkPermit(Permit permit, int argument, uint32_t otherwise) {
  if (!permit) return {verdict(otherwise)};
  const auto place = static_cast<uint32_t>(offsetof(seccomp_data, args) + sizeof(uint64_t) * static_cast<size_t>(argument));
  return {
      statement(BPF_LD | BPF_W | BPF_ABS, place),
      jump(BPF_JMP | BPF_JEQ | BPF_K, static_cast<uint32_t>(*permit), 0, 3),
      statement(BPF_LD | BPF_W | BPF_ABS, place + 4),
      jump(BPF_JMP | BPF_JEQ | BPF_K, static_cast<uint32_t>(*permit >> 32), 0, 1),
      verdict(SECCOMP_RET_ALLOW),
      verdict(otherwise),
  };
}

// clone() carries its flags in the first argument. clone3() hides them in memory, so it does not exist for programs.
Filter checkClone(Permit permit, Action action) {
  Filter filter = {statement(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, args[0]))};
  if (action == Action::kForkNeedsPermit) {
    filter.push_back(jump(BPF_JMP | BPF_JSET | BPF_K, kNamespaceFlags, 2, 0));
    filter.push_back(jump(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1));
  } else {
    filter.push_back(jump(BPF_JMP | BPF_JSET | BPF_K, kNamespaceFlags, 1, 0));
  }
  filter.push_back(verdict(SECCOMP_RET_ALLOW));
  const Filter rest = checkPermit(permit, kPermitArgument, kNotPermitted);
  filter.insert(filter.end(), rest.begin(), rest.end());
  return filter;
}

Filter leaf(Action action, Permit permit) {
  switch (action) {
    case Action::kAllow:
      return {verdict(SECCOMP_RET_ALLOW)};
    case Action::kNotPermitted:
      return {verdict(kNotPermitted)};
    case Action::kUnknown:
      return {verdict(kUnknown)};
    case Action::kNeedsPermit:
      return checkPermit(permit, kPermitArgument, kNotPermitted);
    case Action::kMountNeedsPermit:
      return checkPermit(permit, kPermitArgumentOfMount, kNotPermitted);
    case Action::kUnknownWithoutPermit:
      return checkPermit(permit, kPermitArgument, kUnknown);
    case Action::kForkNeedsPermit:
    case Action::kNamespaceNeedsPermit:
      return checkClone(permit, action);
  }
  throw StepError("build a seccomp filter: unknown action");
}

// A binary search over the ranges: the kernel runs the filter at each call that is not plainly allowed.
Filter searchTree(Ranges::const_iterator first, size_t count, Permit permit) {
  if (count == 1) return leaf(first->second, permit);
  const auto middle = std::next(first, static_cast<long>(count / 2));
  const Filter low = searchTree(first, count / 2, permit);
  const Filter high = searchTree(middle, count - count / 2, permit);
  Filter tree = {jump(BPF_JMP | BPF_JGE | BPF_K, middle->first, low.size(), 0)};
  tree.insert(tree.end(), low.begin(), low.end());
  tree.insert(tree.end(), high.begin(), high.end());
  return tree;
}

Ranges rangesOf(const std::map<uint32_t, Action>& exceptions, uint32_t firstUnknown) {
  Ranges ranges = {{0, Action::kAllow}};
  const auto actionOf = [&](uint32_t number) {
    if (number >= firstUnknown) return Action::kUnknown;
    const auto found = exceptions.find(number);
    return found == exceptions.end() ? Action::kAllow : found->second;
  };
  Action last = Action::kAllow;
  for (uint32_t number = 0; number <= firstUnknown; number++) {
    const Action action = actionOf(number);
    if (action != last || number == 0) ranges[number] = action;
    last = action;
  }
  return ranges;
}

Filter complete(const Ranges& ranges, Permit permit) {
  Filter filter = {
      statement(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, arch)),
      // 32-bit calls of a 64-bit machine have other numbers and would slip through.
      jump(BPF_JMP | BPF_JEQ | BPF_K, kArchitecture, 1, 0),
      verdict(SECCOMP_RET_KILL_PROCESS),
      statement(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
  };
  const Filter tree = searchTree(ranges.begin(), ranges.size(), permit);
  filter.insert(filter.end(), tree.begin(), tree.end());
  return filter;
}

Filter filterWith(Action onClone, [[maybe_unused]] Action onFork, Permit permit) {
  std::map<uint32_t, Action> rules;
  for (const uint32_t number : kForbiddenCalls) rules[number] = Action::kNotPermitted;
  for (const uint32_t number : kAbsentCalls) rules[number] = Action::kUnknown;
  for (const uint32_t number : kBoxBuildingCalls) rules[number] = Action::kNeedsPermit;
  rules[SYS_mount] = Action::kMountNeedsPermit;
  rules[kMountSetattr] = Action::kMountNeedsPermit;
  rules[SYS_clone3] = Action::kUnknownWithoutPermit;
  rules[SYS_clone] = onClone;
#ifdef SYS_fork
  rules[SYS_fork] = onFork;
  rules[SYS_vfork] = onFork;
#endif
  return complete(rangesOf(rules, kFirstUnknownCall), permit);
}

}  // namespace

Filter runFilter(Permit permit) { return filterWith(Action::kForkNeedsPermit, Action::kNotPermitted, permit); }

Filter buildFilter(uint64_t permit) { return filterWith(Action::kNamespaceNeedsPermit, Action::kAllow, permit); }

int installFilter(const Filter& filter) {
  sock_fprog program = {};
  program.len = static_cast<unsigned short>(filter.size());
  program.filter = const_cast<sock_filter*>(filter.data());
  return static_cast<int>(syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program));
}
