import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import type { Judgement } from '@leme/contract/manifest/scan';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { scannerTexts } from '../scanner/texts/texts.ts';
import { useSince } from '../scanner/use-since.ts';
import { toneOf } from './outcome.ts';
import { ResultHead } from './result-head.tsx';

export type RefusedResultProps = { judgement: Judgement; booking: ManifestBooking | null; text: string };

const shownLength = 80;

const words = {
  unknown: 'unknown',
  'needs-server': 'unknown',
  'other-company': 'otherCompany',
  'other-day': 'otherDay',
  'other-session': 'otherSession',
  cancelled: 'cancelled',
  'already-in': 'alreadyIn',
  'no-show': 'noShow',
} as const;

/** A code that lets nobody in: why, and where it belongs. */
export function RefusedResult({ judgement, booking, text }: RefusedResultProps) {
  const t = useText(scannerTexts);
  const { shortDate, time } = useFormat();
  const since = useSince();
  if (judgement.ok) return null;
  const read = text.trim();
  const shown = read.length > shownLength ? `${read.slice(0, shownLength)}…` : read;
  const detail = () => {
    if (judgement.reason === 'unknown') return t('read', { text: shown });
    if (judgement.reason === 'already-in') return since(judgement);
    if (!('booking_id' in judgement)) return null;
    return `${shortDate(judgement.date)}, ${time(judgement.start_time)} · ${judgement.product}`;
  };
  const parts = [booking?.customer_name, detail()].filter(Boolean);
  return (
    <ResultHead tone={toneOf(judgement, booking)} word={t(words[judgement.reason])}>
      {parts.join(' · ')}
    </ResultHead>
  );
}
