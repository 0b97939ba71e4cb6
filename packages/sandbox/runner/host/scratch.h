// A writable folder for a box without letting it near the host's disk: the folder's files are copied into a small
// tmpfs, the command works there, and what it made is copied back. A full or hostile box can fill nothing but the
// tmpfs, and links and devices that it leaves are never followed or copied. The scratch folder is root's business
// (where the runner is root), the host's folder the client's: each file is opened by whoever may.
#pragma once

#include <map>
#include <string>

#include "host/stage.h"

class Scratch {
 public:
  Scratch(const Stage& stage, uid_t boxUser) : stage_(stage), boxUser_(boxUser) {}

  // The copy belongs to the box's user.
  void fillFrom(const std::string& hostFolder);
  // Copies regular files and folders that are new or changed. False, and nothing is copied, where they would take more
  // of the host's disk than the box's tmpfs holds: holes and further names of a file cost the box nothing.
  bool copyBackTo(const std::string& hostFolder) const;
  void clear();
  // The same for the files of a judged program, whose folder is never a copy.
  void clearProgramsFiles() const;

 private:
  struct Stamp {
    int64_t size;
    int64_t modified;
    bool operator==(const Stamp&) const = default;
  };
  static Stamp stampOf(const std::string& path);
  bool isUnchanged(const std::string& relative, const Stamp& now) const;
  template <typename Work>
  auto asClient(Work work) const;

  const Stage& stage_;
  const uid_t boxUser_;
  std::map<std::string, Stamp> filled_;
};
