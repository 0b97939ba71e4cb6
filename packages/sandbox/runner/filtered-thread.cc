#include "filtered-thread.h"

#include <csignal>

#include "box/permit.h"
#include "step.h"

FilteredThread::FilteredThread(Filter filter) : filter_(std::move(filter)), thread_([this] { serve(); }) {
  run([this] { must("install the system call filter", installFilter(filter_)); });
}

FilteredThread::~FilteredThread() {
  {
    const std::lock_guard lock(mutex_);
    isEnding_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void FilteredThread::run(const std::function<void()>& work) {
  std::unique_lock lock(mutex_);
  work_ = &work;
  changed_.notify_all();
  changed_.wait(lock, [this] { return work_ == nullptr; });
  if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
}

void FilteredThread::serve() {
  // Signals are for the main thread. Init inherits this, so that none ever reaches it but SIGKILL.
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, nullptr);
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return work_ != nullptr || isEnding_; });
    if (isEnding_) return;
    try {
      (*work_)();
    } catch (...) {
      failure_ = std::current_exception();
    }
    work_ = nullptr;
    changed_.notify_all();
  }
}

FilteredThread& FilteredThreads::of(Profile profile) {
  const auto found = threads_.find(profile);
  if (found != threads_.end()) return found->second;
  return threads_.try_emplace(profile, filterFor(profile, permit())).first->second;
}
