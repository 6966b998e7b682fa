const dismissedForMs = 24 * 3_600_000;

export const iosHintDelayMs = 3_000;

/** Whether the person may be asked again: a dismissal is remembered for 24 hours. */
export function mayAskToInstall(dismissedAt: string | null, now: number): boolean {
  const at = Number(dismissedAt ?? Number.NaN);
  return !(now - at >= 0 && now - at < dismissedForMs);
}

/** Safari on an iPhone or iPad, which installs only by hand. */
export function isIosSafari(userAgent: string, touchPoints: number): boolean {
  const device = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return device && /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent);
}
