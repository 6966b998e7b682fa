import { useEffect } from 'react';

/** Keeps the screen on while the part is open, where the browser can. */
export function useWakeLock(): void {
  // Outside system: the screen. The lock is lost whenever the page is hidden, so it is asked for again.
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let closed = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (closed) void lock.release();
      } catch {
        // Low battery may refuse; the screen then follows the phone's own setting.
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      closed = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
