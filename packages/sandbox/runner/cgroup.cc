#include "cgroup.h"

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
  if (place.mountPoint.empty()) {
    reason_ = "this host has no cgroup v2";
    return;
  }
  if (!stage.looseRoot().empty()) {
    reason_ = "a box without namespaces is not put into a cgroup";
    return;
  }
  // Our own group holds processes and so cannot hand controllers on; one of those above it can.
  for (fs::path path = place.path; !path.empty(); path = path.parent_path()) {
    const std::string parent = stage.below(place.mountPoint) + (path == "/" ? "" : path.string());
    try {
      claim(parent, boxUser);
      reason_.clear();
      return;
    } catch (const StepError& error) {
      reason_ = error.what();
    }
    if (path == "/") return;
  }
}

Cgroup::~Cgroup() {
  run_.reset();
  if (!runPath_.empty()) rmdir(runPath_.c_str());
  if (!slotPath_.empty()) rmdir(slotPath_.c_str());
}

void Cgroup::claim(const std::string& parent, uid_t boxUser) {
  const std::string offered = readFile(parent + "/cgroup.controllers");
  for (const char* controller : {"memory", "pids"}) {
    if (!hasWord(offered, controller)) throw StepError("use a cgroup: the host's v2 hierarchy has no " + std::string(controller) + " controller");
  }
  if (!hasWord(readFile(parent + "/cgroup.subtree_control"), "memory")) {
    writeFile(parent + "/cgroup.subtree_control", "+memory +pids");
  }
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
