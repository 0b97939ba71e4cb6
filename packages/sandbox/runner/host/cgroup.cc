#include "host/cgroup.h"

#include <dirent.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace fs = std::filesystem;

namespace {

// What the kernel keeps for a box beside the program's own pages: page tables, descriptors, our init.
constexpr int64_t kKernelShareBytes = 4 << 20;

std::string readFile(const std::string& path) {
  const Fd file(must("open " + path, open(path.c_str(), O_RDONLY | O_CLOEXEC)));
  char text[4096];
  const ssize_t count = must("read " + path, read(file.get(), text, sizeof text));
  return std::string(text, static_cast<size_t>(count));
}

void writeFile(const std::string& path, const std::string& text) {
  const Fd file(must("open " + path, open(path.c_str(), O_WRONLY | O_CLOEXEC)));
  must("write " + text + " to " + path, write(file.get(), text.data(), text.size()));
}

bool hasWord(const std::string& text, const std::string& word) {
  std::istringstream words(text);
  for (std::string next; words >> next;) {
    if (next == word) return true;
  }
  return false;
}

// The value after a key in a file of "key value" lines.
int64_t valueOf(const std::string& text, const std::string& key) {
  std::istringstream words(text);
  std::string name;
  int64_t value;
  while (words >> name >> value) {
    if (name == key) return value;
  }
  throw StepError("read the cgroup: no " + key);
}

// Where the processes of our own group are when they had to make room.
constexpr const char* kProcessesLeaf = "verdict-processes";
constexpr int kTriesToMakeRoom = 10;

void requireControllers(const std::string& group) {
  const std::string offered = readFile(group + "/cgroup.controllers");
  for (const std::string controller : {"memory", "pids"}) {
    if (hasWord(offered, controller)) continue;
    throw StepError("use a cgroup: the host's v2 hierarchy has no " + controller + " controller");
  }
}

// All groups of boxes weigh the same then, however many threads are in each. Where the kernel refuses it, or has no such
// controller, the threads themselves are weighed (host/even-share.h).
void shareProcessors(const std::string& group) {
  try {
    if (hasWord(readFile(group + "/cgroup.controllers"), "cpu")) writeFile(group + "/cgroup.subtree_control", "+cpu");
  } catch (const StepError&) {
    // Nothing is lost but that.
  }
}

void moveProcesses(const std::string& from, const std::string& to) {
  std::vector<std::string> processes;
  std::ifstream list(from + "/cgroup.procs");
  for (std::string process; std::getline(list, process);) processes.push_back(process);
  for (const std::string& process : processes) {
    try {
      writeFile(to + "/cgroup.procs", process);
    } catch (const StepError& error) {
      // It has ended meanwhile.
      if (error.error != ESRCH) throw;
    }
  }
}

// Groups of a runner that was killed. Its processes died with it.
void removeTree(const std::string& path) {
  std::error_code none;
  for (const fs::directory_entry& entry : fs::directory_iterator(path, none)) {
    if (entry.is_directory(none)) removeTree(entry.path());
  }
  if (rmdir(path.c_str()) != 0 && errno != ENOENT) throw StepError("remove the old cgroup " + path, errno);
}

}  // namespace

CgroupPlace findCgroupPlace() {
  CgroupPlace place;
  std::ifstream mounts("/proc/self/mounts");
  std::string device, folder, type, rest;
  while (mounts >> device >> folder >> type && std::getline(mounts, rest)) {
    if (type == "cgroup2") place.mountPoint = folder;
  }
  std::ifstream groups("/proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {
    if (line.starts_with("0::")) place.path = line.substr(3);
  }
  return place;
}

Cgroup::Cgroup(const CgroupPlace& place, const Stage& stage, uid_t boxUser) {
  if (place.mountPoint.empty() || place.path.empty()) {
    reason_ = "this host has no cgroup v2";
    return;
  }
  const auto folderOf = [&](const fs::path& path) {
    return stage.below(place.mountPoint) + (path == "/" ? "" : path.string());
  };
  // Our own group holds processes and so cannot hand controllers on; one of those above it can.
  fs::path path = place.path;
  bool isClaimed = tryToClaim(folderOf(path), boxUser);
  while (!isClaimed && path.has_relative_path()) {
    path = path.parent_path();
    isClaimed = tryToClaim(folderOf(path), boxUser);
  }
  if (isClaimed) return;
  // Or it can when its processes have made room. Another runner may be at that just now.
  const fs::path own = place.path;
  const std::string group = folderOf(own.filename() == kProcessesLeaf ? own.parent_path() : own);
  for (int tries = 0; tries < kTriesToMakeRoom && !isClaimed && makeRoom(group); tries++) {
    isClaimed = tryToClaim(group, boxUser);
  }
}

bool Cgroup::tryToClaim(const std::string& parent, uid_t boxUser) {
  try {
    claim(parent, boxUser);
    reason_.clear();
    return true;
  } catch (const StepError& error) {
    reason_ = error.what();
    return false;
  }
}

bool Cgroup::makeRoom(const std::string& group) {
  try {
    requireControllers(group);
    const std::string leaf = group + "/" + kProcessesLeaf;
    if (mkdir(leaf.c_str(), 0755) != 0 && errno != EEXIST) return false;
    moveProcesses(group, leaf);
    return true;
  } catch (const StepError&) {
    return false;
  }
}

Cgroup::~Cgroup() {
  run_.reset();
  if (!runPath_.empty()) rmdir(runPath_.c_str());
  if (!slotPath_.empty()) rmdir(slotPath_.c_str());
}

void Cgroup::claim(const std::string& parent, uid_t boxUser) {
  requireControllers(parent);
  if (!hasWord(readFile(parent + "/cgroup.subtree_control"), "memory")) {
    writeFile(parent + "/cgroup.subtree_control", "+memory +pids");
  }
  shareProcessors(parent);
  const std::string slot = parent + "/verdict-" + std::to_string(boxUser);
  removeTree(slot);
  must("make the cgroup " + slot, mkdir(slot.c_str(), 0755));
  try {
    writeFile(slot + "/cgroup.subtree_control", "+memory +pids");
    slotPath_ = slot;
    makeRun();
  } catch (const StepError&) {
    slotPath_.clear();
    removeTree(slot);
    throw;
  }
}

void Cgroup::makeRun() {
  const std::string path = slotPath_ + "/run-" + std::to_string(++runs_);
  must("make the cgroup of a run", mkdir(path.c_str(), 0755));
  runPath_ = path;
  writeFile(path + "/memory.oom.group", "1");
  // Without swap there is no such file, and nothing to forbid.
  if (access((path + "/memory.swap.max").c_str(), F_OK) == 0) writeFile(path + "/memory.swap.max", "0");
  run_ = Fd(must("open the cgroup of a run", open(path.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC)));
}

int Cgroup::prepareRun(const Limits& limits) {
  const int64_t memory = limits.memoryBytes + limits.memoryBytes / 64 + kKernelShareBytes;
  writeFile(runPath_ + "/memory.max", std::to_string(memory));
  writeFile(runPath_ + "/pids.max", std::to_string(limits.processes + 1));
  return run_.get();
}

// The kernel counts the limit that was reached in "oom", and whom it killed for whatever limit in "oom_kill".
bool Cgroup::hasRunOutOfMemory() const {
  const std::string events = readFile(runPath_ + "/memory.events");
  return valueOf(events, "oom_kill") > 0 && valueOf(events, "oom") > 0;
}

bool Cgroup::wasEndedFromAbove() const {
  const std::string events = readFile(runPath_ + "/memory.events");
  return valueOf(events, "oom_kill") > 0 && valueOf(events, "oom") == 0;
}

int64_t Cgroup::cpuMicros() const { return valueOf(readFile(runPath_ + "/cpu.stat"), "usage_usec"); }

void Cgroup::renew() {
  removeRun();
  makeRun();
}

void Cgroup::removeRun() {
  run_.reset();
  must("remove the cgroup of a run", rmdir(runPath_.c_str()));
  runPath_.clear();
}
