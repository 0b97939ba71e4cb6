fn main() {
    let values = vec![1];
    let at = std::env::args().count() + 2;
    println!("{}", values[at]);
}
