#include "host/box-root.h"

#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include <csignal>
#include <filesystem>

namespace fs = std::filesystem;

namespace {

constexpr size_t kCachedNamespaces = 4;
constexpr const char* kRoot = "/box-root";

const std::string inRoot(const std::string& path) { return kRoot + path; }

void makeParents(const std::string& path) {
  for (size_t slash = path.find('/', 1); slash != std::string::npos; slash = path.find('/', slash + 1)) {
    const std::string parent = inRoot(path.substr(0, slash));
    if (mkdir(parent.c_str(), 0755) != 0 && errno != EEXIST) throw StepError("make folder " + parent, errno);
  }
}

// Shows a folder with all below it, or one file.
void showAs(const std::string& path, const std::string& from, bool isFolder) {
  makeParents(path);
  const std::string to = inRoot(path);
  if (isFolder) {
    if (mkdir(to.c_str(), 0755) != 0 && errno != EEXIST) throw StepError("make folder " + path, errno);
    bindTree(from, to);
  } else {
    writeNewFile(to, "", 0644);
    bindMount(from, to, MS_RDONLY | MS_NOSUID | MS_NODEV);
  }
}

// Shows a host path in the box. A symbolic link is copied (/bin is one to usr/bin on merged systems).
void show(const std::string& from, const std::string& path) {
  const fs::file_status status = fs::symlink_status(from);
  if (!fs::exists(status)) return;
  if (!fs::is_symlink(status)) return showAs(path, from, fs::is_directory(status));
  makeParents(path);
  must("copy the link " + path, symlink(fs::read_symlink(from).c_str(), inRoot(path).c_str()));
}

// A folder made by mkdtemp is closed to everybody but its owner. The boxes' group, which no person is in, gets in.
void openForBoxes(const std::string& path) {
  struct stat state;
  must("look at the folder " + path, stat(path.c_str(), &state));
  if ((state.st_mode & 0005) == 0005 || geteuid() != 0) return;
  must("give the folder to the boxes' group", chown(path.c_str(), static_cast<uid_t>(-1), kBoxGroup));
  must("open the folder for the boxes' group", chmod(path.c_str(), (state.st_mode & 07777) | 0050));
}

void mountRoot() {
  must("mount the box root", mount("box", kRoot, "tmpfs", MS_NOSUID | MS_NODEV, "mode=755,size=1m"));
}

// Nothing can be changed any more, and nothing but the box root is left.
void closeRoot() {
  must("make the box root read-only",
       mount(nullptr, kRoot, nullptr, MS_BIND | MS_REMOUNT | MS_RDONLY | MS_NOSUID | MS_NODEV, nullptr));
  must("enter the box root", chdir(kRoot));
  must("pivot into the box root", syscall(SYS_pivot_root, ".", "."));
  // Both roots are on the same mount point now; this lets go of the upper one, and with it of the host.
  must("let go of the host's files", umount2(".", MNT_DETACH));
  must("enter the new root", chdir("/"));
}

}  // namespace

int BoxRoots::namespaceFor(const Command& command) {
  // A writable folder is a copy in /scratch, so all of them share one namespace. Another folder that took the same path
  // has another inode: the mount pins the old one, so its number is not used again.
  const std::string shown = command.folderIsWritable ? "" : command.folder + "#" + stage_.identity(command.folder);
  const std::string key = std::string(command.hasToolchain ? "toolchain" : "empty") +
                          (mayFork(command.profile) ? "+tmp" : "") +
                          (command.needsProc ? "+proc:" : ":") + shown;
  for (auto entry = cached_.begin(); entry != cached_.end(); ++entry) {
    if (entry->key != key) continue;
    cached_.splice(cached_.begin(), cached_, entry);
    return cached_.front().mountNamespace.get();
  }
  cached_.push_front({key, build(command)});
  if (cached_.size() > kCachedNamespaces) cached_.pop_back();
  return cached_.front().mountNamespace.get();
}

Fd BoxRoots::build(const Command& command) const {
  Pipe ready = makePipe("make the pipe to the box builder");
  Pipe leave = makePipe("make the pipe to the box builder");
  const pid_t builder = must("fork the box builder", fork());
  if (builder == 0) {
    std::string answer = "ok";
    try {
      ready.reading.reset();
      leave.writing.reset();
      must("make the box's mount namespace", unshare(CLONE_NEWNS));
      assemble(command);
      // The runner is an ordinary user in rootless mode and may then open the namespace of a dumpable process only.
      must("become visible to the runner", prctl(PR_SET_DUMPABLE, 1, 0, 0, 0));
    } catch (const std::exception& error) {
      answer = error.what();
    }
    char end;
    if (write(ready.writing.get(), answer.data(), answer.size()) > 0 && read(leave.reading.get(), &end, 1) == 0) {
      _exit(0);
    }
    _exit(1);
  }
  ready.writing.reset();
  leave.reading.reset();
  char answer[512];
  const ssize_t count = read(ready.reading.get(), answer, sizeof answer);
  const std::string path = "/host/proc/" + std::to_string(builder) + "/ns/mnt";
  Fd mountNamespace(count == 2 ? open(path.c_str(), O_RDONLY | O_CLOEXEC) : -1);
  const int openError = errno;
  leave.writing.reset();
  must("wait for the box builder", waitpid(builder, nullptr, 0));
  if (count != 2) throw StepError("build the box: " + std::string(answer, count > 0 ? static_cast<size_t>(count) : 0));
  if (!mountNamespace.valid()) throw StepError("open the box's mount namespace", openError);
  return mountNamespace;
}

void BoxRoots::assemble(const Command& command) const {
  mountRoot();
  addDevices();
  if (command.hasToolchain) addToolchain(toolchain_);
  addUsers();
  addProcFolder(command.needsProc);
  makeFolder(inRoot("/box"), 0755);
  if (command.folderIsWritable) {
    bindMount("/scratch/box", inRoot("/box"), MS_NOSUID | MS_NODEV);
  } else {
    const Fd folder = stage_.openHere(command.folder);
    // A client has folders that boxes can read, and could have put another one in the place of this.
    if (!stage_.client()) openForBoxes(stage_.pathOf(folder));
    bindMount(stage_.pathOf(folder), inRoot("/box"), MS_RDONLY | MS_NOSUID | MS_NODEV);
  }
  if (mayFork(command.profile)) {
    for (const char* path : {"/tmp", "/var/tmp"}) addTemporaryFolder(path, stage_.temporaryFolder());
  } else {
    addTemporaryFolder("/tmp", stage_.programsTemporaryFolder());
  }
  closeRoot();
}

void BoxRoots::addTemporaryFolder(const std::string& path, const std::string& from) const {
  makeParents(path);
  makeFolder(inRoot(path), 0755);
  bindMount(from, inRoot(path), MS_NOSUID | MS_NODEV | MS_NOEXEC);
}

void BoxRoots::addDevices() const {
  makeFolder(inRoot("/dev"), 0755);
  // Not /dev/zero: mapped to be shared, it is memory that counts as nobody's.
  for (const char* device : {"/dev/null", "/dev/full", "/dev/random", "/dev/urandom"}) {
    writeNewFile(inRoot(device), "", 0644);
    bindMount(stage_.below(device), inRoot(device), MS_NOSUID | MS_NOEXEC);
  }
  writeNewFile(inRoot("/dev/stdin"), "", 0444);
  bindMount("/stdin", inRoot("/dev/stdin"), MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC);
  must("make /dev/fd", symlink("/proc/self/fd", inRoot("/dev/fd").c_str()));
  for (const char* output : {"/stdout", "/stderr"}) {
    writeNewFile(inRoot(std::string("/dev") + output), "", 0444);
    bindMount(output, inRoot(std::string("/dev") + output), MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC);
  }
}

void BoxRoots::addUsers() const {
  makeParents("/etc/");
  for (const char* file : {"/passwd", "/group"}) {
    const std::string path = inRoot(std::string("/etc") + file);
    writeNewFile(path, "", 0644);
    bindMount(file, path, MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC);
  }
}

// The private /proc of a run is mounted here by its init (box/init.cc). In a user namespace the kernel allows that only
// where the host's own /proc is mounted in full, even if it lies hidden below another mount (mount_too_revealing).
void BoxRoots::addProcFolder(bool needsProc) const {
  const std::string folder = inRoot("/proc");
  makeFolder(folder, 0555);
  if (!needsProc) addStreamsOf(folder + "/self");
  if (!needsProc || mode_ != Mode::kUser) return;
  must("keep the host's /proc below", mount("/host/proc", folder.c_str(), nullptr, MS_BIND | MS_REC, nullptr));
  must("cover the host's /proc",
       mount("cover", folder.c_str(), "tmpfs", MS_RDONLY | MS_NOSUID | MS_NODEV, "mode=555,size=4k"));
}

// Names that programs open to read all of their input; of a process itself nothing is shown.
void BoxRoots::addStreamsOf(const std::string& process) const {
  makeFolder(process, 0555);
  makeFolder(process + "/fd", 0555);
  const char* const streams[] = {"/dev/stdin", "/dev/stdout", "/dev/stderr"};
  for (size_t stream = 0; stream < std::size(streams); stream++) {
    must("link a stream", symlink(streams[stream], (process + "/fd/" + std::to_string(stream)).c_str()));
  }
}

void BoxRoots::addToolchain(const Toolchain& toolchain) const {
  for (const std::string& path : toolchain.systemPaths) show(stage_.below(path), path);
  for (const Tool& tool : toolchain.tools) addTool(tool);
}

void BoxRoots::addTool(const Tool& tool) const {
  const Fd opened = stage_.openHere(tool.hostPath);
  struct stat state;
  must("look at " + tool.hostPath, fstat(opened.get(), &state));
  showAs(tool.boxPath, stage_.pathOf(opened), S_ISDIR(state.st_mode));
}

void BoxRoots::enterToolchain(const Toolchain& toolchain) const {
  must("make a mount namespace", unshare(CLONE_NEWNS));
  mountRoot();
  addDevices();
  addToolchain(toolchain);
  makeFolder(inRoot("/proc"), 0555);
  must("show /proc", mount("/host/proc", inRoot("/proc").c_str(), nullptr, MS_BIND | MS_REC, nullptr));
  closeRoot();
}
