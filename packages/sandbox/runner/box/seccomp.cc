#include "box/seccomp.h"

#include <linux/audit.h>
#include <linux/seccomp.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstring>
#include <map>

#include "box/allowed-calls.h"
#include "box/permit.h"
#include "step.h"

namespace {

#if defined(__x86_64__)
constexpr uint32_t kArchitecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr uint32_t kArchitecture = AUDIT_ARCH_AARCH64;
#else
#error "The runner knows the system calls of x86_64 and aarch64 only."
#endif

using Permit = std::optional<uint64_t>;

sock_filter statement(uint16_t code, uint32_t value) { return {code, 0, 0, value}; }

sock_filter jump(uint16_t code, uint32_t value, size_t onTrue, size_t onFalse) {
  if (onTrue > 255 || onFalse > 255) throw StepError("build a seccomp filter: jump too far");
  return {code, static_cast<uint8_t>(onTrue), static_cast<uint8_t>(onFalse), value};
}

sock_filter allowed() { return statement(BPF_RET | BPF_K, SECCOMP_RET_ALLOW); }

sock_filter refused(int error) { return statement(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | static_cast<uint32_t>(error)); }

void append(Filter& filter, const Filter& more) { filter.insert(filter.end(), more.begin(), more.end()); }

// Seccomp's numbers are little endian on these machines: the lower half comes first.
uint32_t placeOf(int argument) {
  return static_cast<uint32_t>(offsetof(seccomp_data, args) + sizeof(uint64_t) * static_cast<size_t>(argument));
}

// Goes on into `next` where the condition holds, and past its end where not.
Filter checkCondition(const Condition& condition, const Filter& next) {
  Filter filter = {statement(BPF_LD | BPF_W | BPF_ABS, placeOf(condition.argument))};
  if (condition.mask != 0xffffffff) filter.push_back(statement(BPF_ALU | BPF_AND | BPF_K, condition.mask));
  for (size_t at = 0; at < condition.values.size(); at++) {
    const size_t left = condition.values.size() - 1 - at;
    const size_t past = left + next.size();
    const uint32_t value = condition.values[at];
    if (!condition.isOneOf) filter.push_back(jump(BPF_JMP | BPF_JEQ | BPF_K, value, past, 0));
    else filter.push_back(jump(BPF_JMP | BPF_JEQ | BPF_K, value, left, left == 0 ? past : 0));
  }
  append(filter, next);
  return filter;
}

// Both halves at once, so that no answer tells them apart: the sum of what they differ by is nothing.
Filter checkPermit(uint64_t permit, int argument) {
  return {
      statement(BPF_LD | BPF_W | BPF_ABS, placeOf(argument)),
      statement(BPF_ALU | BPF_SUB | BPF_K, static_cast<uint32_t>(permit)),
      statement(BPF_MISC | BPF_TAX, 0),
      statement(BPF_LD | BPF_W | BPF_ABS, placeOf(argument) + 4),
      statement(BPF_ALU | BPF_SUB | BPF_K, static_cast<uint32_t>(permit >> 32)),
      statement(BPF_ALU | BPF_OR | BPF_X, 0),
      jump(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1),
      allowed(),
  };
}

Filter leaf(uint32_t number, const CallRule& rule, Permit permit) {
  Filter filter;
  for (const std::vector<Condition>& conditions : rule.ways) {
    Filter way = {allowed()};
    for (auto condition = conditions.rbegin(); condition != conditions.rend(); ++condition) {
      way = checkCondition(*condition, way);
    }
    append(filter, way);
    if (conditions.empty()) return filter;
  }
  if (rule.isForInit && permit) append(filter, checkPermit(*permit, permitArgumentOf(number)));
  filter.push_back(refused(rule.error));
  return filter;
}

bool isSame(const Filter& one, const Filter& other) {
  return one.size() == other.size() && memcmp(one.data(), other.data(), one.size() * sizeof one[0]) == 0;
}

// What happens from a system call number on, up to the next key: neighbours with the same fate share one leaf.
using Leaves = std::map<uint32_t, Filter>;

Leaves leavesOf(const std::map<uint32_t, CallRule>& rules, Permit permit) {
  Leaves leaves;
  for (uint32_t number = 0; number < kFirstUnknownCall; number++) {
    const auto found = rules.find(number);
    const Filter next = found == rules.end() ? Filter{refused(EPERM)} : leaf(number, found->second, permit);
    if (leaves.empty() || !isSame(leaves.rbegin()->second, next)) leaves[number] = next;
  }
  leaves[kFirstUnknownCall] = {refused(ENOSYS)};
  return leaves;
}

// A binary search: the kernel runs the filter at each call that is not plainly allowed.
Filter searchTree(Leaves::const_iterator first, size_t count) {
  if (count == 1) return first->second;
  const auto middle = std::next(first, static_cast<long>(count / 2));
  const Filter low = searchTree(first, count / 2);
  const Filter high = searchTree(middle, count - count / 2);
  // A conditional jump reaches 255 statements only.
  Filter tree = {jump(BPF_JMP | BPF_JGE | BPF_K, middle->first, 0, 1),
                 statement(BPF_JMP | BPF_JA, static_cast<uint32_t>(low.size()))};
  append(tree, low);
  append(tree, high);
  return tree;
}

}  // namespace

Filter filterFor(Profile profile, Permit permit) {
  const Leaves leaves = leavesOf(callRules(profile), permit);
  Filter filter = {
      statement(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, arch)),
      // 32-bit calls of a 64-bit machine have other numbers and would slip through.
      jump(BPF_JMP | BPF_JEQ | BPF_K, kArchitecture, 1, 0),
      statement(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      statement(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
  };
  append(filter, searchTree(leaves.begin(), leaves.size()));
  return filter;
}

int installFilter(const Filter& filter) {
  sock_fprog program = {};
  program.len = static_cast<unsigned short>(filter.size());
  program.filter = const_cast<sock_filter*>(filter.data());
  return static_cast<int>(syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program));
}
