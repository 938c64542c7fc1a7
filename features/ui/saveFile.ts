/** Milliseconds before the address is released: browsers read the file after the press, slow ones late. */
const LET_GO_MS = 60_000;

/** Saves the content of a `blob:` address as a file of this name, then releases the address. */
export function saveFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LET_GO_MS);
}
