#include "/etc/shadow"
