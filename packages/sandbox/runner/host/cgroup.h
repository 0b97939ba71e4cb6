// Control groups, version 2: the kernel's own account of memory, processes and time of a box as a whole. Only where the
// host has the controllers in its v2 hierarchy and lets us use them; otherwise supervise.cc watches by itself.
//
// A run is born into its group (CLONE_INTO_CGROUP). Moving it there afterwards would wait for the kernel's RCU, 8 to 16
// ms each time (measured 2026-11-20), which is why version 1 is not used at all.
#pragma once

#include <string>

#include "box/box.h"
#include "host/stage.h"

// Where this process is in the v2 hierarchy, as the host sees it. To be read before the mounts are rearranged.
struct CgroupPlace {
  std::string mountPoint;  // empty: the host has no v2 hierarchy
  std::string path;
};
CgroupPlace findCgroupPlace();

class Cgroup {
 public:
  // Tries to make a group for the slot, as close to our own as the host allows. Never throws: `reason` says why not.
  Cgroup(const CgroupPlace& place, const Stage& stage, uid_t boxUser);
  ~Cgroup();
  Cgroup(const Cgroup&) = delete;
  Cgroup& operator=(const Cgroup&) = delete;

  bool isUsable() const { return !slotPath_.empty(); }
  const std::string& reason() const { return reason_; }

  // Sets the limits of the group that the next run is born into, and returns its descriptor.
  int prepareRun(const Limits& limits);
  bool hasRunOutOfMemory() const;
  // Killed for want of memory although its own limit was not reached: the machine or a group above had none left.
  bool wasEndedFromAbove() const;
  int64_t cpuMicros() const;
  // Takes the group of a run that is over away and makes the next one, off the critical path.
  void renew();

 private:
  bool tryToClaim(const std::string& parent, uid_t boxUser);
  void claim(const std::string& parent, uid_t boxUser);
  // Moves the processes of our own group into a leaf of it, as systemd expects it of a service with Delegate=yes. A
  // container has to do the same.
  bool makeRoom(const std::string& group);
  void makeRun();
  void removeRun();

  std::string slotPath_;
  std::string runPath_;
  std::string reason_;
  int64_t runs_ = 0;
  Fd run_;
};
