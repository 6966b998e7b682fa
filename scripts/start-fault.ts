type Fault = Error & { code?: string; address?: string; port?: number; path?: string; cause?: unknown };

/** Why the product did not start, in one sentence that says what to do about it. */
export function startFault(error: unknown): string {
  if (!(error instanceof Error)) return `Leme could not start: ${String(error)}`;
  const { code, address, port, path, message } = error as Fault;
  switch (code) {
    case 'EADDRINUSE':
      return `Leme could not start: port ${port} of ${address} is taken; set PORT to another one.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `Leme could not start: ${address ?? 'HOST'} is no address of this machine; check HOST.`;
    case 'ENOSPC':
      return 'Leme could not start: the disk is full.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return port === undefined
        ? `Leme could not start: ${path ?? 'its folder'} may not be written by this user.`
        : `Leme could not start: port ${port} is reserved for the system; set PORT to one above 1023.`;
    default:
      return `Leme could not start: ${firstLine(message)}`;
  }
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';
