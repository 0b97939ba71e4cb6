// Who the runner is and who the programs in its boxes are.
#pragma once

#include <sys/types.h>

#include "fd.h"

enum class Mode {
  kRoot,  // root: namespaces, and a user id of its own for each slot
  kUser,  // an ordinary user: the same namespaces inside a user namespace
};

const char* nameOf(Mode mode);

struct BoxUser {
  uid_t id = 0;
  // Held as long as the runner lives, so that no two slots of any judge on this machine share a user id.
  Fd lock;
};

// The one group of all boxes: a folder that is closed to everybody else is opened for it.
constexpr gid_t kBoxGroup = 60600;

// The first free user id of the range that belongs to nobody by systemd's table of ids (60578–61183).
BoxUser claimBoxUser();

// Drops every right to gain privileges, once and for all boxes of this runner.
void renouncePrivileges();
