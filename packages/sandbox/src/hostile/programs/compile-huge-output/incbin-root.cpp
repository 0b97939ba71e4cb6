asm(".incbin \"/root/.bashrc\""); int main() {}
