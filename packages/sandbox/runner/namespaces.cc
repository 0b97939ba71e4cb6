#include "namespaces.h"

#include <sched.h>
#include <unistd.h>

#include <string>

namespace {

constexpr int kSharedNamespaces = CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS;

void writeFile(const char* path, const std::string& text) {
  const Fd file(must(std::string("open ") + path, open(path, O_WRONLY | O_CLOEXEC)));
  must(std::string("write ") + path, write(file.get(), text.data(), text.size()));
}

void enterUserNamespace(uid_t boxUser) {
  const uid_t user = geteuid();
  const gid_t group = getegid();
  must("make a user namespace", unshare(CLONE_NEWUSER));
  const std::string inside = std::to_string(boxUser);
  writeFile("/proc/self/uid_map", inside + " " + std::to_string(user) + " 1");
  // Without this the kernel lets no ordinary user map a group.
  writeFile("/proc/self/setgroups", "deny");
  writeFile("/proc/self/gid_map", std::to_string(kBoxGroup) + " " + std::to_string(group) + " 1");
}

void enterSharedNamespaces() {
  must("make the mount, network, ipc and uts namespaces", unshare(kSharedNamespaces));
  must("set the host name", sethostname("box", 3));
}

}  // namespace

void hideCgroup() {
  // Kernels without it have nothing to hide.
  if (unshare(CLONE_NEWCGROUP) != 0 && errno != EINVAL) throw StepError("make a cgroup namespace", errno);
}

NamespaceSupport enterNamespaces(uid_t boxUser) {
  const bool isRoot = geteuid() == 0;
  try {
    if (!isRoot) enterUserNamespace(boxUser);
    enterSharedNamespaces();
    return {isRoot ? Mode::kRoot : Mode::kUser, ""};
  } catch (const StepError& error) {
    return {isRoot ? Mode::kChroot : Mode::kNone, error.what()};
  }
}
