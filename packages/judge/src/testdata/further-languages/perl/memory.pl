my @kept;
while (1) { push @kept, "x" x (1 << 20) . scalar(@kept); }
