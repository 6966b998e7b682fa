import type { PassengerManifest } from '@leme/contract/manifest/endpoints';
import { useState } from 'react';
import { useText } from '#kit/i18n.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { type Gone, goneBetween, nothingGone } from './gone.ts';
import { manifestTexts } from './texts/texts.ts';

/** Says which bookings and sessions left the day while one looked at it: nothing vanishes without a word. */
export function GoneNotice({ manifest }: { manifest: PassengerManifest | undefined }) {
  const t = useText(manifestTexts);
  const [seen, setSeen] = useState(manifest);
  const [gone, setGone] = useState<Gone>(nothingGone);
  if (manifest !== seen) {
    setSeen(manifest);
    setGone(seen?.date === manifest?.date ? goneBetween(seen, manifest, gone) : nothingGone);
  }
  const { bookings, sessions } = gone;
  if (bookings.length + sessions.length === 0) return null;
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" onClick={() => setGone(nothingGone)}>
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
