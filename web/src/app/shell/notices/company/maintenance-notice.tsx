import { useEffect, useState } from 'react';
import { useCompanyWays } from '#kit/auth-session/company-ways.ts';
import { useBanner } from '#kit/shell/banners.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { shellTexts } from '../../texts/texts.ts';

/** What the company says of a maintenance to come, on every page until it is over. */
export function MaintenanceNotice() {
  const t = useText(shellTexts);
  const { dateTime } = useFormat();
  const { notice_text: text, notice_from, notice_until } = useCompanyWays();
  const until = notice_until === null ? 0 : Date.parse(notice_until);
  const isOver = useIsOver(until);
  const isSaid = text !== null && notice_from !== null && notice_until !== null && !isOver;
  useBanner(
    'maintenance',
    isSaid
      ? {
          tone: 'warning',
          children: t('maintenance', { from: dateTime(notice_from), until: dateTime(notice_until), text }),
        }
      : null,
  );
  return null;
}

// The longest a browser waits.
const mostMs = 2 ** 31 - 1;

function useIsOver(until: number): boolean {
  const [now, setNow] = useState(Date.now);
  // Outside system: the clock.
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.min(mostMs, Math.max(0, until - Date.now())));
    return () => clearTimeout(timer);
  }, [until]);
  return until <= now;
}
