macro_rules! double {
    ($($all:tt)*) => { double!($($all)* $($all)*); };
}

fn main() {
    double!(1 + 1 +);
}
