use strict;
use warnings;
use List::Util qw(sum);
print sum(split " ", <STDIN>), "\n";
