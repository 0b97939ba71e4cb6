// Where the kernel shares the machine out by threads, and neither by sessions nor by control groups, sixty busy threads
// of one box leave hardly anything of a processor to the single one of another. So the threads of a box that wants
// several processors at once are made as much less important as they are more: together they weigh as much as one.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <map>
#include <string>

class EvenShare {
 public:
  EvenShare(std::string procFolder, pid_t init);

  // To be called now and then while the box runs. Times are those of CLOCK_MONOTONIC.
  void look(int64_t nowMicros);

 private:
  int64_t wantedNanos();
  void weighAs(double processors);

  const std::string procFolder_;
  const pid_t init_;
  // What somebody has chosen for all of us.
  const int firstNice_;
  int64_t lastLook_ = 0;
  // Of each thread: for how long it has had a processor or stood ready for one.
  std::map<pid_t, int64_t> wanted_;
  bool hasChanged_ = false;
};
