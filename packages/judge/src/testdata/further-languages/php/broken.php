<?php
$a = (1;
