// The namespaces that all boxes of one runner share: an own view of mounts, an empty network, own ipc and host name.
// They are made once, since a network namespace alone costs as much as a whole run (0.4 ms, measured 2026-11-20).
// The process ids are new in every run: see box.cc.
#pragma once

#include "credentials.h"

// Tries what this host allows, best first, by doing it. `reason` says why it is not something better.
struct NamespaceSupport {
  Mode mode;
  std::string reason;
};

NamespaceSupport enterNamespaces(uid_t boxUser);

// Hides the path of the judge's own cgroup. Not together with a cgroup for the boxes: a process may not leave the
// namespace's group for one outside of it.
void hideCgroup();
