/** Lets the browser save what was told as a file; the name of a person is no name of a file. */
export function saveJson(name: string, told: unknown): void {
  const blob = new Blob([JSON.stringify(told, null, 2)], { type: 'application/json;charset=utf-8' });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download holds on to the bytes by itself once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
