#
# There is insufficient memory for the Java Runtime Environment to continue.
