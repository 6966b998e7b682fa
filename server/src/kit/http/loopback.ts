const names = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether a host's name, without a port, can only mean this machine. */
export function isLoopbackName(name: string): boolean {
  return names.has(name);
}
