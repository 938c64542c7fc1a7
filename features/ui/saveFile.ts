/** Browsers read what is saved after the press: the address goes once even a slow one has. */
const LET_GO_MS = 60_000;

/** Saves what is at a `blob:` address as a file of this name, and lets the address go. */
export function saveFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LET_GO_MS);
}
