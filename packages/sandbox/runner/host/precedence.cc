#include "host/precedence.h"

#include <sched.h>
#include <sys/resource.h>

#include "fd.h"

namespace {

constexpr char kFirst[] = "1000";
constexpr int kWatchNice = -15;

}  // namespace

void offerMemoryFirst() {
  const Fd score(must("open the score of the runner", open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC)));
  must("offer the memory of the boxes first", write(score.get(), kFirst, sizeof kFirst - 1));
}

void watchBeforeBoxes() {
  // Boxes would not get back to another nice value than 0, which somebody has chosen for all of us.
  if (getpriority(PRIO_PROCESS, 0) != 0) return;
  const sched_param none = {};
  if (sched_setscheduler(0, SCHED_OTHER | SCHED_RESET_ON_FORK, &none) != 0) return;
  // Not without CAP_SYS_NICE, which ordinary users and most containers lack: then the watch waits its turn.
  setpriority(PRIO_PROCESS, 0, kWatchNice);
}
