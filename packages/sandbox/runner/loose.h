// Boxes on a host that allows no namespaces: a user id of their own (or not even that), a chroot where the root is empty,
// the system call filters and the limits. What the namespaces did by themselves, ending all processes and taking all
// files away, is done by hand here. Weaker than a real box, which is why host-support warns of it.
#pragma once

#include <sys/resource.h>

#include "command.h"
#include "credentials.h"
#include "stage.h"

struct StrayUsage {
  int64_t cpuMicros = 0;
  int64_t peakBytes = 0;
};

// Makes processes whose parent has ended children of this one.
void adoptOrphans();

// Ends every process that a run has left and waits for each of them. The caller is their adopter.
StrayUsage endStrays(Mode mode, uid_t boxUser);

// Removes what a run has left in the folders where everybody may write.
void sweepSharedFolders(Mode mode, uid_t boxUser);

// Programs outside of a chroot find the folder at its real place: every /box in the arguments becomes that.
Command withRealPaths(Command command, const std::string& boxFolder, const std::string& temporaryFolder);
