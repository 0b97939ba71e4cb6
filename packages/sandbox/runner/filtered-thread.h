// Threads from which boxes are started. A system call filter belongs to a thread and to all that it starts, so each of
// these takes the filter of a profile once, and whatever it starts has it from birth; the main thread, which prepares
// and watches, is under none. Init, in the same memory, borrows what belongs to the thread (errno), which sleeps
// meanwhile.
#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <thread>

#include "box/seccomp.h"

class FilteredThread {
 public:
  explicit FilteredThread(Filter filter);
  ~FilteredThread();
  FilteredThread(const FilteredThread&) = delete;
  FilteredThread& operator=(const FilteredThread&) = delete;

  // Does the work there and waits for it. Rethrows what it throws, and also why the filter could not be installed.
  void run(const std::function<void()>& work);

 private:
  void serve();

  const Filter filter_;
  std::mutex mutex_;
  std::condition_variable changed_;
  const std::function<void()>* work_ = nullptr;
  std::exception_ptr failure_;
  bool isEnding_ = false;
  // Last, since it uses all of the above.
  std::thread thread_;
};

// One for each profile, started when it is first wanted.
class FilteredThreads {
 public:
  FilteredThread& of(Profile profile);

 private:
  std::map<Profile, FilteredThread> threads_;
};
