/** The text of a file as a bank wrote it: by its mark, else as UTF-8, else as Windows does in Brazil, whatever its header says. */
export function decodeStatement(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Without its mark every second byte of what a bank writes is nothing.
  if (bytes.length > 3 && first !== 0 && second === 0 && bytes[3] === 0)
    return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
