import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useBanner } from '#kit/shell/banners.ts';
import { useText } from '#kit/text/i18n.ts';
import { shellTexts } from '../texts/texts.ts';
import { type ConnectionNotice as Notice, noticeFor } from './connection-change.ts';

/** Says for a moment that the connection went or came back; the dot in the header stays. */
export function ConnectionNotice() {
  const t = useText(shellTexts);
  const state = useConnectivity();
  const [before, setBefore] = useState<typeof state>('online');
  const [notice, setNotice] = useState<Notice | null>(null);
  if (state !== before) {
    setBefore(state);
    setNotice(noticeFor(before, state) ?? notice);
  }
  // Outside system: the clock.
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), notice.hideAfterMs);
    return () => clearTimeout(timer);
  }, [notice]);
  const offline = notice?.kind === 'offline';
  useBanner(
    'offline',
    notice && {
      tone: offline ? 'warning' : 'success',
      children: t(offline ? 'offlineNotice' : 'onlineNotice'),
      ...(offline && { icon: <WifiOff aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} /> }),
    },
  );
  return null;
}
