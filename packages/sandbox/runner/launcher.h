// The launcher keeps root for a judge that has given it up: it listens at an abstract address, and each connection of
// the judge's user becomes a runner, with the connection in place of its pipes. The host program decides nothing that
// root does for it but what stands in the terms, which the launcher itself is told over its standard input by whoever
// starts it. It ends when that is closed, and all runners with it. Decision 0043 says what a judge that was taken over
// can ask for.
#pragma once

#include <functional>

#include "host/box-root.h"
#include "host/client.h"
#include "protocol.h"

// A zygote is started by root: its files, its command line and its environment are none of the client's choice. In the
// words of the command, # stands for a number and * for the name of a file.
struct ZygoteTerms {
  std::vector<Tool> tools;
  std::vector<std::string> command;
  std::vector<std::string> environment;
};

struct Terms {
  Client client;
  std::vector<std::string> systemPaths;
  std::vector<ZygoteTerms> zygotes;

  // Throw StepError for what a client may not ask for. The second returns what the wanted zygote sees; nothing where
  // none is wanted.
  void checkTools(const std::vector<Tool>& tools) const;
  std::vector<Tool> toolsOfZygote(const Message& configuration) const;
};

std::vector<Tool> toolsOf(const Message& message, const std::string& prefix);

using ServeClient = std::function<int(const Terms& terms)>;

// Returns when its standard input has ended; `serve` is called in a process of its own for each connection, and returns
// its exit code. Throws StepError.
int launch(const Message& order, const ServeClient& serve);
