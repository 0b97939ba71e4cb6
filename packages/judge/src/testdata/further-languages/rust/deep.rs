fn depth(n: u64) -> u64 {
    if n == 0 { 0 } else if n == std::env::args().count() as u64 * 1000000 { 1 } else { 1 + depth(n - 1) }
}
fn main() {
    println!("{}", depth(50000));
}
