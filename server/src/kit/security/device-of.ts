// The first that fits: most browsers also call themselves by the names of others.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** `Chrome · Windows`: what a person recognises, and nothing that tells one machine from the next. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const known = (list: typeof browsers) => list.find(([mark]) => mark.test(userAgent))?.[1];
  return [known(browsers), known(systems)].filter(Boolean).join(' · ') || null;
}
