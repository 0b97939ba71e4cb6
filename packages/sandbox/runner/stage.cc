#include "stage.h"

#include <linux/openat2.h>
#include <sys/mount.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>

namespace {

// Compilers write some MB; the limit only keeps a hostile one from filling the machine's memory.
constexpr const char* kScratchOptions = "mode=755,size=512m,nr_inodes=16384";

void pivotInto(const char* newRoot, const char* oldRoot) {
  must("pivot into the runner's own root", static_cast<int>(syscall(SYS_pivot_root, newRoot, oldRoot)));
  must("enter the runner's own root", chdir("/"));
}

}  // namespace

void makeFolder(const std::string& path, mode_t mode) {
  must("make folder " + path, mkdir(path.c_str(), mode));
  must("set the mode of folder " + path, chmod(path.c_str(), mode));
}

void writeNewFile(const std::string& path, const std::string& text, mode_t mode) {
  const Fd file(must("make file " + path, open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)));
  must("write file " + path, write(file.get(), text.data(), text.size()));
  must("set the mode of file " + path, fchmod(file.get(), mode));
}

void bindMount(const std::string& from, const std::string& to, unsigned long flags) {
  must("bind " + from, mount(from.c_str(), to.c_str(), nullptr, MS_BIND, nullptr));
  // In a user namespace the flags that the host has set are locked and must be repeated.
  struct statvfs state;
  must("look at the mount of " + from, statvfs(to.c_str(), &state));
  unsigned long kept = 0;
  if (state.f_flag & ST_NOSUID) kept |= MS_NOSUID;
  if (state.f_flag & ST_NODEV) kept |= MS_NODEV;
  if (state.f_flag & ST_NOEXEC) kept |= MS_NOEXEC;
  if (state.f_flag & ST_RDONLY) kept |= MS_RDONLY;
  if (state.f_flag & ST_NOATIME) kept |= MS_NOATIME;
  if (state.f_flag & ST_NODIRATIME) kept |= MS_NODIRATIME;
  if (state.f_flag & ST_RELATIME) kept |= MS_RELATIME;
  must("restrict the mount of " + from, mount(nullptr, to.c_str(), nullptr, MS_BIND | MS_REMOUNT | kept | flags, nullptr));
}

Stage::Stage(Mode mode, uid_t boxUser) {
  if (mode != Mode::kRoot && mode != Mode::kUser) throw StepError("make the stage: no mount namespace");
  // New mounts of the host still arrive here, ours never leave.
  must("detach the mounts from the host's", mount(nullptr, "/", nullptr, MS_REC | MS_SLAVE, nullptr));
  must("mount the runner's own root", mount("runner", "/tmp", "tmpfs", MS_NOSUID | MS_NODEV, "mode=755"));
  must("make folder /host", mkdir("/tmp/host", 0755));
  pivotInto("/tmp", "/tmp/host");
  hostRoot_ = Fd(must("open the host's root", open("/host", O_PATH | O_DIRECTORY | O_CLOEXEC)));
  makeFiles(boxUser);
  makeFolder("/box-root", 0755);
  makeFolder("/scratch", 0755);
  must("mount the scratch folder", mount("scratch", "/scratch", "tmpfs", MS_NOSUID | MS_NODEV, kScratchOptions));
  for (const char* folder : {"/scratch/box", "/scratch/tmp"}) {
    makeFolder(folder, 0755);
    must("give the scratch folder to the box", chown(folder, boxUser, kBoxGroup));
  }
  input_ = Fd(must("open the input copy", open("/stdin", O_WRONLY | O_CLOEXEC)));
}

void Stage::makeFiles(uid_t boxUser) const {
  const std::string id = std::to_string(boxUser);
  const std::string group = std::to_string(kBoxGroup);
  writeNewFile("/stdin", "", 0444);
  writeNewFile("/passwd", "box:x:" + id + ":" + group + ":box:/box:/bin/false\n", 0444);
  writeNewFile("/group", "box:x:" + group + ":\n", 0444);
}

Fd Stage::openHost(const std::string& path, int flags) const {
  open_how how = {};
  how.flags = static_cast<uint64_t>(flags | O_CLOEXEC);
  how.resolve = RESOLVE_IN_ROOT;
  return Fd(must("open " + path, static_cast<int>(syscall(SYS_openat2, hostRoot_.get(), path.c_str(), &how, sizeof how))));
}

std::string Stage::resolve(const std::string& path) const {
  const Fd opened = openHost(path, O_PATH);
  char target[4096];
  const std::string link = "/host/proc/self/fd/" + std::to_string(opened.get());
  const ssize_t length = must("resolve " + path, readlink(link.c_str(), target, sizeof target));
  return std::string(target, static_cast<size_t>(length));
}

void Stage::setInput(const std::string& hostPath) const {
  int64_t written = 0;
  must("rewind the input copy", lseek(input_.get(), 0, SEEK_SET));
  if (!hostPath.empty()) {
    const Fd source = openHost(hostPath, O_RDONLY);
    while (true) {
      const ssize_t count = must("copy the input", sendfile(input_.get(), source.get(), nullptr, 1 << 20));
      if (count == 0) break;
      written += count;
    }
  }
  // Old pages are written over, not freed and allocated again: a page fault is the dearest part of a small copy.
  must("cut the input copy", ftruncate(input_.get(), written));
}
