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
  BoxRoots(const Stage& stage, std::vector<std::string> readOnlyFolders)
      : stage_(stage), readOnlyFolders_(std::move(readOnlyFolders)) {}

  // A descriptor of the mount namespace for this command; it stays valid until the next call.
  int namespaceFor(const Command& command);
  // Lets go of every namespace that shows this host folder, which the host may then remove or change.
  void forgetAll() { cached_.clear(); }

 private:
  struct Cached {
    std::string key;
    Fd mountNamespace;
  };

  Fd build(const Command& command) const;
  void assemble(const Command& command) const;
  void addDevices() const;
  void addToolchain() const;
  void addUsers() const;

  const Stage& stage_;
  const std::vector<std::string> readOnlyFolders_;
  std::list<Cached> cached_;
};
