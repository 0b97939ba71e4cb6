/*
 * Loaded before a program of ours (LD_PRELOAD), it shifts what the C library says of the time. By how much stands in a
 * file that all those programs have mapped (SHIFTED_CLOCK_FILE): two numbers of nanoseconds, one for the clock on the
 * wall, one for the clocks that only ever run on. So a day passes for all of them in the same moment.
 *
 * Waits until a moment get the shift taken off again, since the kernel does not know of it. What has begun to wait when
 * a day passes waits as long as it wanted to, by the real clock.
 */
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

namespace {

constexpr long long SECOND_NS = 1'000'000'000;

struct Shifts {
  volatile long long wall_ns;
  volatile long long running_ns;
};

const Shifts* shifts = nullptr;

using RealClock = int (*)(clockid_t, timespec*);
using RealWait = int (*)(pthread_cond_t*, pthread_mutex_t*, const timespec*);
using RealClockWait = int (*)(pthread_cond_t*, pthread_mutex_t*, clockid_t, const timespec*);
RealClock real_clock = nullptr;
RealWait real_wait = nullptr;
RealClockWait real_clock_wait = nullptr;

/** Programs ask for the time before any constructor of ours has run. */
[[gnu::constructor]] void prepare() {
  if (real_clock != nullptr) return;
  real_wait = reinterpret_cast<RealWait>(dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2"));
  real_clock_wait = reinterpret_cast<RealClockWait>(dlsym(RTLD_NEXT, "pthread_cond_clockwait"));
  if (const char* path = getenv("SHIFTED_CLOCK_FILE"); path != nullptr) {
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    void* mapped = file < 0 ? MAP_FAILED : mmap(nullptr, sizeof(Shifts), PROT_READ, MAP_SHARED, file, 0);
    if (mapped != MAP_FAILED) shifts = static_cast<const Shifts*>(mapped);
    if (file >= 0) close(file);
  }
  real_clock = reinterpret_cast<RealClock>(dlsym(RTLD_NEXT, "clock_gettime"));
}

long long shift_of(clockid_t clock) {
  if (shifts == nullptr) return 0;
  switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
      return shifts->wall_ns;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_BOOTTIME:
      return shifts->running_ns;
    default:
      return 0;  // Processor time is what it is.
  }
}

timespec moved(const timespec& from, long long by_ns) {
  const long long ns = from.tv_nsec + by_ns % SECOND_NS;
  const long long carried = ns < 0 ? -1 : ns / SECOND_NS;
  return {from.tv_sec + by_ns / SECOND_NS + carried, ns - carried * SECOND_NS};
}

}  // namespace

extern "C" {

int clock_gettime(clockid_t clock, timespec* now) {
  prepare();
  const int result = real_clock(clock, now);
  if (result == 0) *now = moved(*now, shift_of(clock));
  return result;
}

int gettimeofday(timeval* now, void*) {
  timespec precise;
  const int result = clock_gettime(CLOCK_REALTIME, &precise);
  if (result == 0) *now = {precise.tv_sec, precise.tv_nsec / 1000};
  return result;
}

time_t time(time_t* now) {
  timespec precise;
  if (clock_gettime(CLOCK_REALTIME, &precise) != 0) return -1;
  if (now != nullptr) *now = precise.tv_sec;
  return precise.tv_sec;
}

/** All that waits so in Node and V8 has chosen the clock that runs on. */
int pthread_cond_timedwait(pthread_cond_t* condition, pthread_mutex_t* mutex, const timespec* until) {
  prepare();
  const timespec real = moved(*until, -shift_of(CLOCK_MONOTONIC));
  return real_wait(condition, mutex, &real);
}

int pthread_cond_clockwait(pthread_cond_t* condition, pthread_mutex_t* mutex, clockid_t clock, const timespec* until) {
  prepare();
  const timespec real = moved(*until, -shift_of(clock));
  return real_clock_wait(condition, mutex, clock, &real);
}

}  // extern "C"
