// The namespaces that all boxes of one runner share: an own view of mounts, an empty network, own ipc and host name.
// They are made once, since a network namespace alone costs as much as a whole run (0.4 ms, measured 2026-11-20).
// The process ids are new in every run: see box/box.cc.
#pragma once

#include "box/credentials.h"
#include "host/client.h"

// Tries what this host allows, best first, by doing it. `reason` says why it is not something better.
struct NamespaceSupport {
  Mode mode;
  std::string reason;
};

// Where root may make none, a client's runner becomes that client, for good, and tries as that. Throws where neither
// way is open: a user id of its own, chroot and filter alone would leave a box's tool chain the host's files, processes
// and network.
NamespaceSupport enterNamespaces(uid_t boxUser, std::optional<Client>& client);

// A user namespace for judged programs of root's boxes, in which there is nobody but the box's user: whatever right a
// program might get there is none over anything else. Its descriptor; invalid where the host offers none, and then the
// programs live without, as their user id, no_new_privs and filter allow them nothing either.
Fd makeProgramNamespace(uid_t boxUser);

// Hides the path of the judge's own cgroup. Not together with a cgroup for the boxes: a process may not leave the
// namespace's group for one outside of it.
void hideCgroup();
