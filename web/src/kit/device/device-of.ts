const browsers = [
  ['Edge', /Edg/],
  ['Firefox', /Firefox/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;
const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS/],
  ['Linux', /Linux/],
] as const;

/** `Chrome, Android` of what a browser says of itself; null where nothing of it is known. */
export function deviceOf(userAgent: string | null): string | null {
  const found = [browsers, systems].map(
    (known) => known.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0],
  );
  return found.filter(Boolean).join(', ') || null;
}
