fn main() {
    let mut kept = Vec::new();
    loop {
        kept.push(vec![1u8; 1 << 20]);
    }
}
