#include "host/shortage-watch.h"

#include <cstdio>
#include <cstring>
#include <fstream>
#include <sstream>

namespace {

bool listHasWord(const std::string& list, const std::string& word) {
  std::istringstream words(list);
  for (std::string next; std::getline(words, next, ',');) {
    if (next == word) return true;
  }
  return false;
}

struct GroupMounts {
  std::string pids;     // version 1
  std::string unified;  // version 2
};

GroupMounts findGroupMounts() {
  GroupMounts found;
  std::ifstream mounts("/proc/self/mounts");
  std::string device, folder, type, options, rest;
  while (mounts >> device >> folder >> type >> options && std::getline(mounts, rest)) {
    if (type == "cgroup2") found.unified = folder;
    if (type == "cgroup" && listHasWord(options, "pids")) found.pids = folder;
  }
  return found;
}

// The value after a key at the beginning of a line; 0 where there is none.
int64_t valueOf(const Fd& file, const char* key) {
  // As long as /proc/vmstat gets.
  char text[16384];
  text[0] = '\n';
  const ssize_t size = file.valid() ? pread(file.get(), text + 1, sizeof text - 2, 0) : -1;
  if (size <= 0) return 0;
  text[size + 1] = '\0';
  const std::string start = std::string("\n") + key + " ";
  const char* found = strstr(text, start.c_str());
  long long value = 0;
  return found != nullptr && sscanf(found + start.size(), "%lld", &value) == 1 ? value : 0;
}

}  // namespace

std::vector<std::string> findForkCounters() {
  const GroupMounts mounts = findGroupMounts();
  std::vector<std::string> files;
  std::ifstream groups("/proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {
    const size_t list = line.find(':');
    const size_t path = line.find(':', list + 1);
    if (list == std::string::npos || path == std::string::npos) continue;
    const std::string controllers = line.substr(list + 1, path - list - 1);
    const bool hasPids = listHasWord(controllers, "pids");
    const std::string& mount = controllers.empty() ? mounts.unified : hasPids ? mounts.pids : "";
    if (mount.empty()) continue;
    for (std::string group = line.substr(path + 1); group.size() > 1; group.erase(group.rfind('/'))) {
      // Newer kernels keep those of the group itself in a file of its own, and add those below to the other.
      const std::string file = mount + group + "/pids.events";
      files.push_back(access((file + ".local").c_str(), F_OK) == 0 ? file + ".local" : file);
    }
  }
  return files;
}

ShortageWatch::ShortageWatch(const std::string& hostPrefix, const std::vector<std::string>& forkCounters)
    : memory_(open((hostPrefix + "/proc/vmstat").c_str(), O_RDONLY | O_CLOEXEC)) {
  for (const std::string& file : forkCounters) {
    Fd counter(open((hostPrefix + file).c_str(), O_RDONLY | O_CLOEXEC));
    if (counter.valid()) forks_.push_back(std::move(counter));
  }
}

Shortages ShortageWatch::count() const {
  Shortages shortages;
  shortages.oomKills = valueOf(memory_, "oom_kill");
  for (const Fd& counter : forks_) shortages.refusedForks += valueOf(counter, "max");
  return shortages;
}
