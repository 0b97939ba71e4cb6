// Boxes on a host that allows no namespaces: a user id of their own (or not even that), a chroot where the root is
// empty, the system call filters and the limits. What the namespaces did by themselves, ending all processes and taking
// all files away, is done by hand here. This is no isolation: a program of the tool chain reads what everybody on the
// host may read, and sees its processes. So there are such boxes only where the operator asks for them in so many
// words.
#pragma once

#include <sys/resource.h>

#include "box/credentials.h"
#include "command.h"
#include "host/box-root.h"
#include "host/stage.h"

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

// Programs outside of a chroot find the folder and the tools at their real places: every /box in the arguments becomes
// that.
Command withRealPaths(Command command, const Stage& stage, const Toolchain& toolchain);
