const entrances = /^\/(auth|logout|404)([/?#]|$)/;

/** The path to go on to after signing in, if it stays on this origin and is no entrance itself. */
export function safeNext(next: unknown, origin: string): string | null {
  if (typeof next !== 'string' || !next.startsWith('/')) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, so they could hide a second slash
  if (/[\u0000-\u001F\u007F\\]/.test(next)) return null;
  const url = URL.parse(next, origin);
  if (url?.origin !== origin) return null;
  // Judged as it will be followed: `/.//elsewhere` becomes `//elsewhere`.
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path === '/' || path.startsWith('//') || entrances.test(path) ? null : path;
}
