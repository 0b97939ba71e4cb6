// The lists behind seccomp.cc. "Forbidden" answers EPERM; "absent" answers ENOSYS, for calls that programs probe for and
// know how to live without (Node tries io_uring at its start).
#pragma once

#include <sys/syscall.h>

#include <cstdint>

// Calls from here on are newer than this list; what nobody has looked at does not exist in a box.
constexpr uint32_t kFirstUnknownCall = 451;

// The same numbers on every machine, but newer than the kernel headers of systems that are still in use (Debian 11,
// Ubuntu 22.04).
constexpr uint32_t kMountSetattr = 442;
constexpr uint32_t kQuotactlFd = 443;
constexpr uint32_t kLandlockCreateRuleset = 444;
constexpr uint32_t kLandlockAddRule = 445;
constexpr uint32_t kLandlockRestrictSelf = 446;
constexpr uint32_t kMemfdSecret = 447;
constexpr uint32_t kProcessMrelease = 448;
constexpr uint32_t kSetMempolicyHomeNode = 450;

constexpr uint32_t kForbiddenCalls[] = {
    // The network. socketpair stays: Node's child-process and worker pipes are made with it.
    SYS_socket, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4, SYS_sendto, SYS_recvfrom, SYS_sendmmsg,
    SYS_recvmmsg, SYS_setsockopt,
    // Other processes' memory and descriptors.
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_pidfd_getfd, SYS_process_madvise,
    kProcessMrelease,
    // Kernel facilities with a history of holes.
    SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_keyctl, SYS_add_key, SYS_request_key, kLandlockCreateRuleset,
    kLandlockAddRule, kLandlockRestrictSelf, SYS_fanotify_init, SYS_fanotify_mark, SYS_inotify_init1,
    SYS_inotify_add_watch, SYS_name_to_handle_at, SYS_open_by_handle_at, SYS_lookup_dcookie, SYS_vmsplice,
    SYS_memfd_create, SYS_personality, SYS_seccomp,
    // The machine itself.
    SYS_kexec_load, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_acct,
    SYS_quotactl, kQuotactlFd, SYS_syslog, SYS_settimeofday, SYS_clock_settime, SYS_clock_adjtime, SYS_adjtimex,
    SYS_sethostname, SYS_setdomainname, SYS_vhangup, SYS_nfsservctl,
    // Memory that does not count as the program's own, and placement of it.
    SYS_shmget, SYS_shmat, SYS_shmctl, SYS_shmdt, SYS_semget, SYS_semop, SYS_semctl, SYS_semtimedop, SYS_msgget,
    SYS_msgsnd, SYS_msgrcv, SYS_msgctl, SYS_mq_open, SYS_mq_unlink, SYS_mq_timedsend, SYS_mq_timedreceive, SYS_mq_notify,
    SYS_mq_getsetattr, SYS_move_pages, SYS_migrate_pages, SYS_mbind, SYS_set_mempolicy, kSetMempolicyHomeNode,
    // Files that are not files, and the new mount interface (the runner uses the old one, and mount_setattr with the permit).
    SYS_mknodat, SYS_open_tree, SYS_move_mount, SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick,
#ifdef SYS_kexec_file_load
    SYS_kexec_file_load,
#endif
#if defined(__x86_64__)
    SYS_mknod, SYS_inotify_init, SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_uselib, SYS_ustat, SYS_sysfs, SYS__sysctl,
    SYS_create_module, SYS_get_kernel_syms, SYS_query_module,
#endif
};

constexpr uint32_t kAbsentCalls[] = {
    SYS_io_uring_setup,
    SYS_io_uring_enter,
    SYS_io_uring_register,
    kMemfdSecret,
};

// What builds a box: for those who hold the permit (permit.h). Processes are a matter of their own in seccomp.cc.
constexpr uint32_t kBoxBuildingCalls[] = {
    SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns,
};
