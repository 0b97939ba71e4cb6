<?php
function divide($a, $b) { return intdiv($a, $b); }

divide(1, 0);
