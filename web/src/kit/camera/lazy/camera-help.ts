/** The browser's way to a camera that was refused, by the text key that explains it. */
export function allowKey(
  userAgent: string,
): 'allowIphone' | 'allowAndroid' | 'allowFirefox' | 'allowDesktop' {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'allowIphone';
  if (/Android/.test(userAgent)) return 'allowAndroid';
  return /Firefox\//.test(userAgent) ? 'allowFirefox' : 'allowDesktop';
}
