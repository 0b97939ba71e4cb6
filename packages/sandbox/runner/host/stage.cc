#include "host/stage.h"

#include <linux/openat2.h>
#include <sys/mount.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>

#include <filesystem>


void makeFolder(const std::string& path, mode_t mode) {
  must("make folder " + path, mkdir(path.c_str(), mode));
  must("set the mode of folder " + path, chmod(path.c_str(), mode));
}

void writeNewFile(const std::string& path, const std::string& text, mode_t mode) {
  const Fd file(must("make file " + path, open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)));
  must("write file " + path, write(file.get(), text.data(), text.size()));
  must("set the mode of file " + path, fchmod(file.get(), mode));
}

void giveTo(uid_t boxUser, const std::string& path) {
  must("give away " + path, lchown(path.c_str(), boxUser, kBoxGroup));
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
  must("restrict the mount of " + from,
       mount(nullptr, to.c_str(), nullptr, MS_BIND | MS_REMOUNT | kept | flags, nullptr));
}

namespace {

constexpr long kMountSetattr = 442;  // Newer than the headers of Debian 11.
constexpr unsigned kRecursive = 0x8000;  // AT_RECURSIVE

// mount_setattr(2) for a mount and all below it.
int restrictTree(const std::string& target, uint64_t attributes) {
  // struct mount_attr of <linux/mount.h>, which older headers lack: what to set, to clear, propagation, user namespace.
  const uint64_t attr[] = {attributes, 0, 0, 0};
  return static_cast<int>(syscall(kMountSetattr, AT_FDCWD, target.c_str(), kRecursive, attr, sizeof attr));
}

}  // namespace

void bindTree(const std::string& from, const std::string& to) {
  constexpr uint64_t kReadOnlyNoSuidNoDev = 1 | 2 | 4;  // MOUNT_ATTR_RDONLY, _NOSUID, _NODEV of <linux/mount.h>
  must("bind " + from, mount(from.c_str(), to.c_str(), nullptr, MS_BIND | MS_REC, nullptr));
  if (restrictTree(to, kReadOnlyNoSuidNoDev) == 0) return;
  if (errno != ENOSYS) throw StepError("restrict the mounts of " + from, errno);
  // A kernel before 5.12 can restrict only one mount at a time: then without what is mounted below.
  must("let go of " + from, umount2(to.c_str(), MNT_DETACH));
  bindMount(from, to, MS_RDONLY | MS_NOSUID | MS_NODEV);
}

namespace {

// Compilers write some MB; the limit only keeps a hostile one from filling the machine's memory.
constexpr const char* kScratchOptions = "mode=755,size=512m,nr_inodes=16384";
// What programs keep in files counts as their memory, and this is the most of it.
constexpr const char* kProgramsOptions = "mode=755,size=16m,nr_inodes=256";

void pivotInto(const char* newRoot, const char* oldRoot) {
  must("pivot into the runner's own root", syscall(SYS_pivot_root, newRoot, oldRoot));
  must("enter the runner's own root", chdir("/"));
}

void writeUsers(const std::string& folder, uid_t boxUser) {
  const std::string id = std::to_string(boxUser);
  const std::string group = std::to_string(kBoxGroup);
  writeNewFile(folder + "/passwd", "box:x:" + id + ":" + group + ":box:/box:/bin/false\n", 0444);
  writeNewFile(folder + "/group", "box:x:" + group + ":\n", 0444);
}

}  // namespace

Stage::Stage(uid_t boxUser, const std::optional<Client>& client) : client_(client) {
  // New mounts of the host still arrive here, ours never leave.
  must("detach the mounts from the host's", mount(nullptr, "/", nullptr, MS_REC | MS_SLAVE, nullptr));
  must("mount the runner's own root", mount("runner", "/tmp", "tmpfs", MS_NOSUID | MS_NODEV, "mode=755"));
  must("make folder /host", mkdir("/tmp/host", 0755));
  pivotInto("/tmp", "/tmp/host");
  hostPrefix_ = "/host";
  hostRoot_ = Fd(must("open the host's root", open("/host", O_PATH | O_DIRECTORY | O_CLOEXEC)));
  writeUsers("", boxUser);
  writeNewFile("/stdin", "", 0444);
  makeOutputs();
  makeFolder("/box-root", 0755);
  makeFolder("/scratch", 0755);
  must("mount the scratch folder", mount("scratch", "/scratch", "tmpfs", MS_NOSUID | MS_NODEV, kScratchOptions));
  boxFolder_ = "/scratch/box";
  temporaryFolder_ = "/scratch/tmp";
  makeBoxFolders(boxUser);
  programsTemporaryFolder_ = "/temporary";
  makeFolder(programsTemporaryFolder_, 0755);
  must("mount the programs' temporary folder", mount("temporary", programsTemporaryFolder_.c_str(), "tmpfs",
                                                     MS_NOSUID | MS_NODEV | MS_NOEXEC, kProgramsOptions));
  giveTo(boxUser, programsTemporaryFolder_);
  input_ = Fd(must("open the input copy", open("/stdin", O_WRONLY | O_CLOEXEC)));
}

// Programs may write to them and not read; the runner reads them by its rights over files, if it has any.
void Stage::makeOutputs() const {
  for (const std::string path : {"/stdout", "/stderr"}) {
    must("make the named pipe " + path, mkfifo(path.c_str(), 0600));
    must("set the mode of " + path, chmod(path.c_str(), 0222));
  }
}

Pipe Stage::openOutput(const std::string& path) const {
  Pipe pipe;
  pipe.reading = Fd(must("open " + path + " for reading", open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)));
  pipe.writing = Fd(must("open " + path + " for writing", open(path.c_str(), O_WRONLY | O_CLOEXEC)));
  must("let reads of " + path + " wait", fcntl(pipe.reading.get(), F_SETFL, 0));
  return pipe;
}

void Stage::makeBoxFolders(uid_t boxUser) const {
  for (const std::string& folder : {boxFolder_, temporaryFolder_}) {
    makeFolder(folder, 0755);
    giveTo(boxUser, folder);
  }
}

namespace {

int64_t usedBytes(const std::string& fileSystem) {
  struct statvfs state;
  if (statvfs(fileSystem.c_str(), &state) != 0) return 0;
  return static_cast<int64_t>((state.f_blocks - state.f_bfree) * state.f_frsize);
}

}  // namespace

int64_t Stage::scratchBytes() const { return usedBytes(boxFolder_); }

int64_t Stage::scratchCapacityBytes() const {
  struct statvfs state;
  must("look at the scratch folder", statvfs(boxFolder_.c_str(), &state));
  return static_cast<int64_t>(state.f_blocks * state.f_frsize);
}

int64_t Stage::programsFileBytes() const { return usedBytes(programsTemporaryFolder_); }

Fd Stage::openBelow(const Fd& root, const std::string& path, int flags) const {
  open_how how = {};
  how.flags = static_cast<uint64_t>(flags | O_CLOEXEC);
  how.resolve = RESOLVE_IN_ROOT;
  const AsClient asClient(client_);
  return Fd(must("open " + path, static_cast<int>(syscall(SYS_openat2, root.get(), path.c_str(), &how, sizeof how))));
}

Fd Stage::openHere(const std::string& path) const {
  const std::string here = below("/");
  const Fd root(must("open the host's root", open(here.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC)));
  return openBelow(root, path, O_PATH);
}

std::string Stage::resolve(const std::string& path) const {
  const Fd opened = openBelow(hostRoot_, path, O_PATH);
  char target[4096];
  const ssize_t length = must("resolve " + path, readlink(pathOf(opened).c_str(), target, sizeof target));
  return std::string(target, static_cast<size_t>(length));
}

std::string Stage::identity(const std::string& path) const {
  const Fd opened = openBelow(hostRoot_, path, O_PATH);
  struct stat state;
  must("look at " + path, fstat(opened.get(), &state));
  return std::to_string(state.st_dev) + ":" + std::to_string(state.st_ino);
}

void Stage::setInput(const std::string& hostPath) {
  if (hostPath.empty() && inputBytes_ == 0) return;
  // Until it is whole again, so that a failed copy is never taken for an empty input.
  inputBytes_ = -1;
  int64_t written = 0;
  must("rewind the input copy", lseek(input_.get(), 0, SEEK_SET));
  if (!hostPath.empty()) {
    const Fd source = openBelow(hostRoot_, hostPath, O_RDONLY);
    while (true) {
      const ssize_t count = must("copy the input", sendfile(input_.get(), source.get(), nullptr, 1 << 20));
      if (count == 0) break;
      written += count;
    }
  }
  // Old pages are written over, not freed and allocated again: a page fault is the dearest part of a small copy.
  must("cut the input copy", ftruncate(input_.get(), written));
  inputBytes_ = written;
}
