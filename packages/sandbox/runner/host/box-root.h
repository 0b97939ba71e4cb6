// The file systems of boxes. A mount namespace is made once for a folder and then entered by every run in it (setns),
// because making and dropping mounts costs 0.3 ms and waits for the kernel's RCU (5 ms) when the machine is idle.
#pragma once

#include <list>
#include <string>
#include <vector>

#include "command.h"
#include "host/stage.h"

// A file or folder of the host, and where boxes see it.
struct Tool {
  std::string hostPath;
  std::string boxPath;
};

// What of the host a box with a tool chain sees, read-only.
struct Toolchain {
  // The system's compilers and libraries, which work at their own places only; what is missing is left out.
  std::vector<std::string> systemPaths;
  std::vector<Tool> tools;
};

class BoxRoots {
 public:
  BoxRoots(const Stage& stage, Mode mode, Toolchain toolchain)
      : stage_(stage), mode_(mode), toolchain_(std::move(toolchain)) {}

  // A descriptor of the mount namespace for this command; it stays valid until the next call.
  int namespaceFor(const Command& command);
  // Takes this process for good into a root with a tool chain, and the /proc that the runner sees.
  void enterToolchain(const Toolchain& toolchain) const;

 private:
  struct Cached {
    std::string key;
    Fd mountNamespace;
  };

  Fd build(const Command& command) const;
  void assemble(const Command& command) const;
  void addTemporaryFolder(const std::string& path, const std::string& from) const;
  void addDevices() const;
  void addToolchain(const Toolchain& toolchain) const;
  void addTool(const Tool& tool) const;
  void addUsers() const;
  void addProcFolder(bool needsProc) const;
  void addStreamsOf(const std::string& process) const;

  const Stage& stage_;
  const Mode mode_;
  const Toolchain toolchain_;
  std::list<Cached> cached_;
};
