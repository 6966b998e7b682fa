import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useConnectivity } from '#kit/connectivity.ts';
import { useText } from '#kit/i18n.ts';
import { useNotice } from '#kit/notices.ts';
import { type ConnectionNotice as Notice, noticeFor } from './connection-change.ts';
import { shellTexts } from './texts/texts.ts';

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
  useNotice(
    'offline',
    notice && {
      tone: offline ? 'warning' : 'success',
      children: t(offline ? 'offlineNotice' : 'onlineNotice'),
      ...(offline && { icon: <WifiOff aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} /> }),
    },
  );
  return null;
}
