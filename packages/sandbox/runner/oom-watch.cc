#include "oom-watch.h"

#include <cstdio>
#include <cstring>

namespace {

constexpr const char* kCounter = "\noom_kill ";

}  // namespace

OomWatch::OomWatch(const std::string& procFolder)
    : counters_(open((procFolder + "/vmstat").c_str(), O_RDONLY | O_CLOEXEC)) {}

// 5 microseconds (2026-11-21).
int64_t OomWatch::kills() const {
  char text[16384];
  const ssize_t size = counters_.valid() ? pread(counters_.get(), text, sizeof text - 1, 0) : -1;
  if (size <= 0) return 0;
  text[size] = '\0';
  const char* found = strstr(text, kCounter);
  long long kills = 0;
  if (found == nullptr || sscanf(found + strlen(kCounter), "%lld", &kills) != 1) return 0;
  return kills;
}
