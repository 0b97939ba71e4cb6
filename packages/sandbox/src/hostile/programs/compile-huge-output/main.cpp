int big[1 << 28] = {1};
