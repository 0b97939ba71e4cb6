"""All of OpenStack Swift in one process: an account, a container and an object server on one disk, and a proxy that speaks S3.

These are Swift's own servers from Debian's python3-swift, with one copy of everything and no replication. Started as
`serve-swift.py <empty folder> <access key id> <secret>`; prints `port <number>` when it answers. The folder has to be on
a file system with extended attributes.
"""
import ctypes
import os
import signal
import sys

ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG: it ends with the test that has started it.

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi
from swift.account.server import app_factory as account_server
from swift.common import storage_policy, utils
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp
from swift.container.server import app_factory as container_server
from swift.obj.server import app_factory as object_server

folder, access_key, secret = sys.argv[1:]
devices = os.path.join(folder, "devices")
os.makedirs(os.path.join(devices, "disk"))

utils.SWIFT_CONF_FILE = storage_policy.SWIFT_CONF_FILE = os.path.join(folder, "swift.conf")
with open(utils.SWIFT_CONF_FILE, "w") as file:
    file.write("[swift-hash]\nswift_hash_path_prefix = a\nswift_hash_path_suffix = b\n")
    file.write("[storage-policy:0]\nname = one\ndefault = yes\n")
utils.validate_hash_conf()
storage_policy.reload_storage_policies()

settings = {
    "devices": devices,
    "mount_check": "false",
    "swift_dir": folder,
    "disable_fallocate": "true",
    "log_level": "ERROR",
}
for kind, server in (("account", account_server), ("container", container_server), ("object", object_server)):
    socket = eventlet.listen(("127.0.0.1", 0))
    ring = RingBuilder(1, 1, 0)
    port = socket.getsockname()[1]
    ring.add_dev({"region": 1, "zone": 1, "weight": 1, "ip": "127.0.0.1", "port": port, "device": "disk"})
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, f"{kind}.ring.gz"))
    eventlet.spawn(wsgi.server, socket, server(settings), log_output=False)

# There is no memcached at port 1: the cache finds nothing, and everything works without it.
with open(os.path.join(folder, "proxy.conf"), "w") as file:
    file.write(
        f"""
[DEFAULT]
swift_dir = {folder}
log_level = CRITICAL
[pipeline:main]
pipeline = catch_errors cache s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_{access_key.replace(":", "_")} = {secret} .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
"""
    )
proxy = eventlet.listen(("127.0.0.1", 0))
print("port", proxy.getsockname()[1], flush=True)
wsgi.server(proxy, loadapp(os.path.join(folder, "proxy.conf")), log_output=False)
