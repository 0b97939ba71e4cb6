#include "host/even-share.h"

#include <sys/resource.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "host/precedence.h"
#include "process-files.h"

namespace {

constexpr int64_t kCountMicros = 100'000;
// From one nice value to the next a thread gets so much less (sched(7), the kernel's sched_prio_to_weight).
constexpr double kWeightOfStep = 1.25;
// Below, nothing is changed: a JVM that compiles while the program runs wants as much.
constexpr double kOrdinaryProcessors = 3;

std::vector<pid_t> processesBelow(const std::string& procFolder, pid_t init) {
  std::vector<pid_t> all = childrenOf(procFolder, init);
  for (size_t at = 0; at < all.size(); at++) {
    for (const pid_t child : childrenOf(procFolder, all[at])) all.push_back(child);
  }
  return all;
}

}  // namespace

EvenShare::EvenShare(std::string procFolder, pid_t init)
    : procFolder_(std::move(procFolder)), init_(init), firstNice_(getpriority(PRIO_PROCESS, static_cast<id_t>(init))) {}

void EvenShare::look(int64_t nowMicros) {
  const int64_t since = lastLook_;
  if (since != 0 && nowMicros - since < kCountMicros) return;
  lastLook_ = nowMicros;
  const int64_t wanted = wantedNanos();
  // The first look only sees from where it counts.
  if (since == 0) return;
  weighAs(static_cast<double>(wanted) / (static_cast<double>(nowMicros - since) * 1000));
}

int64_t EvenShare::wantedNanos() {
  std::map<pid_t, int64_t> now;
  int64_t sum = 0;
  for (const pid_t process : processesBelow(procFolder_, init_)) {
    for (const pid_t thread : threadsOf(procFolder_, process)) {
      const auto wanted = wantedProcessorNanos(procFolder_, process, thread);
      if (!wanted) continue;
      now[thread] = *wanted;
      const auto before = wanted_.find(thread);
      sum += *wanted - (before == wanted_.end() ? 0 : before->second);
    }
  }
  wanted_ = std::move(now);
  return sum;
}

// Only CAP_SYS_NICE may make a thread more important again; elsewhere it stays as it is.
void EvenShare::weighAs(double processors) {
  const double steps = processors < kOrdinaryProcessors ? 0 : std::log(processors) / std::log(kWeightOfStep);
  const int nice = std::min(kLastNice, firstNice_ + static_cast<int>(std::lround(steps)));
  if (nice == firstNice_ && !hasChanged_) return;
  hasChanged_ = true;
  for (const auto& [thread, wanted] : wanted_) setpriority(PRIO_PROCESS, static_cast<id_t>(thread), nice);
}
