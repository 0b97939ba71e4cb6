// A box that lets all others on the machine go first has a processor only while nobody else wants it (SCHED_IDLE of
// sched(7), which its init has set). What only the runner can do about that is here: the kernel's groups of sessions,
// and the change while a box runs, when somebody waits for it by now or no longer does.
#pragma once

#include <sys/types.h>

#include <string>

class BoxPrecedence {
 public:
  BoxPrecedence(std::string procFolder, pid_t init);

  // To be called now and then while the box runs.
  void look();
  // From now on the box is one like all others. False where the host forbids it (only CAP_SYS_NICE may).
  bool raise();
  // From now on it lets all others go first again. Everybody may do that.
  void lower();

 private:
  bool changeTo(int policy);
  void setGroup(int nice);

  const std::string procFolder_;
  const pid_t init_;
  const std::string ownGroup_;
  bool isGroupSet_ = false;
  bool hasChanged_ = false;
  int policy_;
};
