/** Ways to write another place so that it looks like a path, with what a browser drops before it reads one. */
const elsewhere = ['evil.example', 'evil.example/leme.example', 'leme.example@evil.example', 'еvil.example'];
const openings = [
  ...['https://', '//', '///', '\\\\', '/\\', '\\/', '/\t/', '\t//', '/\n/', '/\r\n/', ' //', '/\u0000/'],
  ...['/.//', '/././/', '/x/..//', '/%2e//', '/%2E%2e//', '/a/%2e%2e//', '/.\\/', '/..//'],
];
const schemes = ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x'];

/** Addresses that lead away from wherever they stand. */
export const strangeAddresses: readonly string[] = [
  ...openings.flatMap((opening) => elsewhere.map((host) => opening + host)),
  ...schemes,
];
