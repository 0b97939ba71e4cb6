#include "usage.h"

#include <algorithm>

UsageWatch::UsageWatch(std::string procFolder, pid_t init, bool mayFork)
    : procFolder_(std::move(procFolder)), init_(init), mayFork_(mayFork) {}

Usage UsageWatch::read() { return mayFork_ ? readTree() : readProgram(); }

pid_t UsageWatch::program() {
  if (program_ == 0) {
    const std::vector<pid_t> children = childrenOf(procFolder_, init_);
    if (!children.empty()) program_ = children[0];
  }
  return program_;
}

Usage UsageWatch::readProgram() {
  if (program() == 0) return {};
  const HeldMemory memory = heldMemory(procFolder_, program_);
  return {
      .cpuMicros = clockMicros(program_),
      .heldBytes = memory.nowBytes,
      .peakBytes = memory.peakBytes,
      .threads = memory.threads,
  };
}

Usage UsageWatch::readTree() {
  Usage usage;
  usage.cpuMicros = reapedMicros(procFolder_, init_);
  std::vector<pid_t> open = childrenOf(procFolder_, init_);
  while (!open.empty()) {
    const pid_t process = open.back();
    open.pop_back();
    const int64_t own = clockMicros(process);
    seenMicros_[process] = std::max(seenMicros_[process], own);
    usage.cpuMicros += own + reapedMicros(procFolder_, process);
    const HeldMemory memory = heldMemory(procFolder_, process);
    usage.heldBytes += memory.nowBytes;
    usage.threads += memory.threads;
    for (const pid_t child : childrenOf(procFolder_, process)) open.push_back(child);
  }
  int64_t seen = 0;
  for (const auto& [process, micros] : seenMicros_) seen += micros;
  usage.cpuMicros = std::max(usage.cpuMicros, seen);
  usage.peakBytes = usage.heldBytes;
  return usage;
}

void UsageWatch::noteWaits() {
  std::vector<pid_t> open;
  if (mayFork_) open = childrenOf(procFolder_, init_);
  else if (program() != 0) open = {program_};
  while (!open.empty()) {
    const pid_t process = open.back();
    open.pop_back();
    if (const auto waited = longestWait(procFolder_, process)) {
      waitedNanos_[process] = std::max(waitedNanos_[process], *waited);
    }
    if (!mayFork_) continue;
    for (const pid_t child : childrenOf(procFolder_, process)) open.push_back(child);
  }
}

std::optional<int64_t> UsageWatch::waitedMicros() const {
  if (waitedNanos_.empty()) return std::nullopt;
  int64_t nanos = 0;
  for (const auto& [process, waited] : waitedNanos_) nanos += waited;
  return nanos / 1000;
}
