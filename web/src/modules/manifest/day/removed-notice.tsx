import { useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useOfDay } from '../attendance/painted/use-day.ts';
import { manifestTexts } from '../texts/texts.ts';
import { diffRemoved, nothingRemoved, type Removed } from './removed-bookings.ts';

/** Says which bookings and sessions left the day while one looked at it: nothing vanishes without a word. */
export function RemovedNotice() {
  const manifest = useOfDay(({ said }) => said);
  const t = useText(manifestTexts);
  const [seen, setSeen] = useState(manifest);
  const [gone, setGone] = useState<Removed>(nothingRemoved);
  if (manifest !== seen) {
    setSeen(manifest);
    setGone(seen?.date === manifest?.date ? diffRemoved(seen, manifest, gone) : nothingRemoved);
  }
  const { bookings, sessions } = gone;
  if (bookings.length + sessions.length === 0) return null;
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" onClick={() => setGone(nothingRemoved)}>
          {t('ok')}
        </Button>
      }
    >
      {sessions.map((name) => (
        <p key={name}>{t('sessionGone', { name })}</p>
      ))}
      {bookings.length > 0 && (
        <p>{t('gone', { count: bookings.length, names: bookings.map(({ name }) => name).join(', ') })}</p>
      )}
    </Banner>
  );
}
