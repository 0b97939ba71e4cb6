#include "host/box-precedence.h"

#include <fcntl.h>
#include <sched.h>

#include <cerrno>
#include <vector>

#include "fd.h"
#include "host/precedence.h"
#include "process-files.h"

namespace {

// "/autogroup-12", of "/autogroup-12 nice 0". Empty on kernels without such groups, and for processes that were never
// in a session: what the kernel's first process starts, an init without sessions for one, is in no group that has a
// name.
std::string groupOf(const std::string& procFolder, const std::string& process) {
  const Fd file(open((procFolder + "/" + process + "/autogroup").c_str(), O_RDONLY | O_CLOEXEC));
  char text[64];
  const ssize_t count = file.valid() ? read(file.get(), text, sizeof text) : 0;
  const std::string line(text, static_cast<size_t>(count > 0 ? count : 0));
  return line.substr(0, line.find(' '));
}

}  // namespace

BoxPrecedence::BoxPrecedence(std::string procFolder, pid_t init)
    : procFolder_(std::move(procFolder)), init_(init), ownGroup_(groupOf(procFolder_, "self")), policy_(SCHED_IDLE) {}

void BoxPrecedence::look() {
  // Whoever was started by a process that had not changed yet.
  if (hasChanged_) changeTo(policy_);
  if (!isGroupSet_) setGroup(policy_ == SCHED_IDLE ? kLastNice : 0);
}

bool BoxPrecedence::raise() {
  isGroupSet_ = false;
  if (!changeTo(SCHED_OTHER)) return false;
  look();
  return true;
}

void BoxPrecedence::lower() {
  isGroupSet_ = false;
  changeTo(SCHED_IDLE);
  look();
}

// Where the kernel shares the machine out by sessions (sched_autogroup_enabled), and not by processes, the session of
// the box gets as much as any other, however little its processes ask for. Any process of it will do; until init has
// made the session, they are in the runner's own.
void BoxPrecedence::setGroup(int nice) {
  const std::vector<pid_t> programs = childrenOf(procFolder_, init_);
  if (programs.empty()) return;
  const std::string program = std::to_string(programs[0]);
  const std::string group = groupOf(procFolder_, program);
  if (group.empty() || group == ownGroup_) return;
  const Fd file(open((procFolder_ + "/" + program + "/autogroup").c_str(), O_WRONLY | O_CLOEXEC));
  const std::string text = std::to_string(nice);
  // The kernel asks ordinary users to come again later (EAGAIN).
  isGroupSet_ = !file.valid() || write(file.get(), text.data(), text.size()) >= 0 || errno != EAGAIN;
}

bool BoxPrecedence::changeTo(int policy) {
  hasChanged_ = true;
  policy_ = policy;
  const sched_param none = {};
  std::vector<pid_t> open = childrenOf(procFolder_, init_);
  while (!open.empty()) {
    const pid_t process = open.back();
    open.pop_back();
    for (const pid_t thread : threadsOf(procFolder_, process)) {
      if (sched_getscheduler(thread) == policy) continue;
      if (sched_setscheduler(thread, policy, &none) != 0 && errno != ESRCH) return false;
    }
    for (const pid_t child : childrenOf(procFolder_, process)) open.push_back(child);
  }
  return true;
}
