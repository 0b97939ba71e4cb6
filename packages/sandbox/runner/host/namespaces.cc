#include "host/namespaces.h"

#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>
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

// Some hosts let a user namespace be made and then refuse every mount in it (Ubuntu's AppArmor rule).
void tryMounts() {
  must("detach the mounts", mount(nullptr, "/", nullptr, MS_REC | MS_SLAVE, nullptr));
  must("mount a tmpfs", mount("probe", "/tmp", "tmpfs", MS_NOSUID | MS_NODEV, "size=4k"));
}

// Tries in a child what cannot be taken back. Returns why it failed, or nothing.
template <typename Steps>
std::string whyNot(Steps steps) {
  Pipe answer = makePipe("make the pipe to the probe");
  const pid_t child = must("fork the probe", fork());
  if (child == 0) {
    std::string why;
    try {
      steps();
    } catch (const StepError& error) {
      why = error.what();
    }
    _exit(write(answer.writing.get(), why.data(), why.size()) < 0);
  }
  answer.writing.reset();
  char why[512];
  const ssize_t length = must("read from the probe", read(answer.reading.get(), why, sizeof why));
  must("wait for the probe", waitpid(child, nullptr, 0));
  return std::string(why, static_cast<size_t>(length));
}

}  // namespace

NamespaceSupport enterNamespaces(uid_t boxUser, std::optional<Client>& client) {
  std::string rootReason;
  if (geteuid() == 0) {
    rootReason = whyNot([] {
      enterSharedNamespaces();
      tryMounts();
    });
    if (rootReason.empty()) {
      enterSharedNamespaces();
      return {Mode::kRoot, ""};
    }
  }
  if (client) {
    becomeClient(*client);
    client.reset();
  }
  const std::string userReason = whyNot([boxUser] {
    enterUserNamespace(boxUser);
    enterSharedNamespaces();
    tryMounts();
  });
  if (!userReason.empty()) {
    const std::string asRoot = rootReason.empty() ? "" : "as root: " + rootReason + "; as a user: ";
    throw StepError("isolate: this host allows no namespaces (" + asRoot + userReason + ")");
  }
  enterUserNamespace(boxUser);
  enterSharedNamespaces();
  return {Mode::kUser, rootReason};
}

Fd makeProgramNamespace(uid_t boxUser) {
  Pipe ready = makePipe("make the pipe to the user namespace");
  Pipe leave = makePipe("make the pipe to the user namespace");
  const pid_t holder = must("fork the holder of the user namespace", fork());
  if (holder == 0) {
    leave.writing.reset();
    const char isMade = unshare(CLONE_NEWUSER) == 0;
    char end;
    _exit(write(ready.writing.get(), &isMade, 1) != 1 || read(leave.reading.get(), &end, 1) != 0);
  }
  ready.writing.reset();
  leave.reading.reset();
  char isMade = 0;
  Fd made;
  if (read(ready.reading.get(), &isMade, 1) == 1 && isMade) {
    const std::string process = "/proc/" + std::to_string(holder);
    const std::string user = std::to_string(boxUser);
    const std::string group = std::to_string(kBoxGroup);
    try {
      writeFile((process + "/uid_map").c_str(), user + " " + user + " 1");
      writeFile((process + "/gid_map").c_str(), group + " " + group + " 1");
      made = Fd(must("open the user namespace", open((process + "/ns/user").c_str(), O_RDONLY | O_CLOEXEC)));
    } catch (const StepError&) {
      // Some containers let it be made and not be filled.
    }
  }
  leave.writing.reset();
  must("wait for the holder of the user namespace", waitpid(holder, nullptr, 0));
  return made;
}

void hideCgroup() {
  // Kernels without it have nothing to hide.
  if (unshare(CLONE_NEWCGROUP) != 0 && errno != EINVAL) throw StepError("make a cgroup namespace", errno);
}
