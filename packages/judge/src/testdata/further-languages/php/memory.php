<?php
$kept = [];
while (true) $kept[] = str_repeat("x", 1 << 20);
