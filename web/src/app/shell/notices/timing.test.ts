import { describe, expect, test } from 'vitest';
import { noticeFor } from './connection-change.ts';
import { iosHintDelayMs, isIosSafari, mayAskToInstall } from './install-timing.ts';

describe('banners of the connection', () => {
  test('going offline says so for 5 s [A4-46]', () => {
    expect(noticeFor('online', 'offline')).toEqual({ kind: 'offline', hideAfterMs: 5_000 });
    expect(noticeFor('slow', 'offline')).toEqual({ kind: 'offline', hideAfterMs: 5_000 });
  });

  test('coming back says so for 2 s, slowly as well [A4-47]', () => {
    expect(noticeFor('offline', 'online')).toEqual({ kind: 'online', hideAfterMs: 2_000 });
    expect(noticeFor('offline', 'slow')).toEqual({ kind: 'online', hideAfterMs: 2_000 });
  });

  test('slower and faster bring no banner [A2.7-02]', () => {
    expect(noticeFor('online', 'slow')).toBeNull();
    expect(noticeFor('slow', 'online')).toBeNull();
    expect(noticeFor('offline', 'offline')).toBeNull();
  });
});

describe('offer to install', () => {
  const now = Date.UTC(2026, 10, 20, 7, 52);
  const hours = 3_600_000;

  test('a dismissal lasts 24 hours [A2.7-04]', () => {
    expect(mayAskToInstall(null, now)).toBe(true);
    expect(mayAskToInstall(String(now - 24 * hours + 1), now)).toBe(false);
    expect(mayAskToInstall(String(now - 24 * hours), now)).toBe(true);
  });

  test('a broken or future mark does not silence the offer for ever [A2.7-04]', () => {
    expect(mayAskToInstall('yesterday', now)).toBe(true);
    expect(mayAskToInstall(String(now + 1_000 * hours), now)).toBe(true);
  });

  test('the hint for iPhones comes after 3 s, in Safari only [A2.7-03]', () => {
    const iphone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1';
    const ipad =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1';
    expect(iosHintDelayMs).toBe(3_000);
    expect(isIosSafari(iphone, 5)).toBe(true);
    expect(isIosSafari(ipad, 5)).toBe(true);
    expect(isIosSafari(ipad, 0)).toBe(false);
    expect(isIosSafari(iphone.replace('Version/18.0', 'CriOS/130.0'), 5)).toBe(false);
    expect(isIosSafari('Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Safari/537.36', 5)).toBe(false);
  });
});
