// The file systems of boxes. A mount namespace is made once for a folder and then entered by every run in it (setns),
// because making and dropping mounts costs 0.3 ms and waits for the kernel's RCU (5 ms) when the machine is idle.
#pragma once

#include <list>
#include <string>
#include <vector>

#include "command.h"
#include "stage.h"

class BoxRoots {
 public:
  BoxRoots(const Stage& stage, Mode mode, std::vector<std::string> readOnlyFolders)
      : stage_(stage), mode_(mode), readOnlyFolders_(std::move(readOnlyFolders)) {}

  // A descriptor of the mount namespace for this command; it stays valid until the next call.
  int namespaceFor(const Command& command);

 private:
  struct Cached {
    std::string key;
    Fd mountNamespace;
  };

  Fd build(const Command& command) const;
  void assemble(const Command& command) const;
  void addTemporaryFolder() const;
  void addDevices() const;
  void addToolchain() const;
  void addUsers() const;
  void addProcFolder(bool needsProc) const;

  const Stage& stage_;
  const Mode mode_;
  const std::vector<std::string> readOnlyFolders_;
  std::list<Cached> cached_;
};
