// The runner's own file system: a tmpfs whose root nobody else can see, with the whole host below /host. Boxes are put
// together from here.
//
//   /host       the host's files
//   /stdin      the current input, copied, so that no box ever holds a descriptor of a hidden test file
//   /stdout     the current output, a named pipe, so that a program may open /dev/stdout as well as write to it;
//   /stderr     the error output likewise
//   /scratch    a small tmpfs for boxes with a writable folder: /scratch/box and /scratch/tmp
//   /temporary  a much smaller one, the /tmp of judged programs
//   /box-root   where a new root is put together (box-root.cc)
//   /passwd     one user, the same in every box
#pragma once

#include <string>

#include "box/credentials.h"
#include "host/client.h"

class Stage {
 public:
  // Changes the root of this process. The writable parts belong to the box's user.
  Stage(uid_t boxUser, const std::optional<Client>& client);
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;

  // Whom the runner serves, if that is somebody else; what they name is opened as them.
  const std::optional<Client>& client() const { return client_; }
  // Where the runner finds a path of the host, as it is written.
  std::string below(const std::string& path) const { return hostPrefix_ + path; }
  // The same with every symbolic link resolved as the host would: an absolute link must not lead into the runner's
  // root.
  std::string resolve(const std::string& path) const;
  // Opens a file or folder (O_PATH) through the mount namespace that this process is in now: only from there can it be
  // mounted, by its pathOf.
  Fd openHere(const std::string& path) const;
  std::string pathOf(const Fd& opened) const { return procFolder() + "/self/fd/" + std::to_string(opened.get()); }
  // Which folder a path leads to at this moment, whatever its name.
  std::string identity(const std::string& path) const;
  // Replaces the input of the next run by a copy of a host file; an empty path stands for no input.
  void setInput(const std::string& hostPath);

  // The pipe behind /dev/stdout or /dev/stderr, new for each run: without a writer it forgets what was in it.
  Pipe openOutput(const std::string& path) const;

  // A command's own copy of its folder, and its /tmp; that of a judged program is another one.
  const std::string& boxFolder() const { return boxFolder_; }
  const std::string& temporaryFolder() const { return temporaryFolder_; }
  const std::string& programsTemporaryFolder() const { return programsTemporaryFolder_; }
  std::string procFolder() const { return hostPrefix_ + "/proc"; }
  // How much memory the files in a command's own folders are.
  int64_t scratchBytes() const;
  // What it can hold at most.
  int64_t scratchCapacityBytes() const;
  // The same of a judged program, whether its files have names or are only open.
  int64_t programsFileBytes() const;

 private:
  Fd openBelow(const Fd& root, const std::string& path, int flags) const;
  void makeBoxFolders(uid_t boxUser) const;
  void makeOutputs() const;

  const std::optional<Client> client_;
  std::string hostPrefix_;
  std::string boxFolder_;
  std::string temporaryFolder_;
  std::string programsTemporaryFolder_;
  Fd hostRoot_;
  Fd input_;
  int64_t inputBytes_ = 0;
};

void bindMount(const std::string& from, const std::string& to, unsigned long flags);

// Shows a folder with whatever is mounted below it, all of it read-only, without set-user-id programs and devices. In a
// user namespace the kernel refuses to show a folder without the mounts below, which would uncover what they hide.
void bindTree(const std::string& from, const std::string& to);
void writeNewFile(const std::string& path, const std::string& text, mode_t mode);
void makeFolder(const std::string& path, mode_t mode);
void giveTo(uid_t boxUser, const std::string& path);
