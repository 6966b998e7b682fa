import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import type { Judgement } from '@leme/contract/manifest/scan';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { scannerTexts } from '../scanner/texts/texts.ts';
import type { Scanner } from '../scanner/use-scanner.ts';
import { useSince } from '../scanner/use-since.ts';
import { toneOf } from './outcome.ts';
import { ResultHead } from './result-head.tsx';

export type PartyResultProps = { scanner: Scanner; judgement: Judgement; mayCheckIn: boolean };

/** A party that may board: who, how many, what to notice, and the one big button. */
export function PartyResult({ scanner, judgement, mayCheckIn }: PartyResultProps) {
  const t = useText(scannerTexts);
  const since = useSince();
  const { booking, checkIn, dismiss } = scanner;
  const tone = toneOf(judgement, booking);
  const word = judgement.ok ? t(tone === 'ok' ? 'found' : 'attention') : t('noShow');
  const note = !judgement.ok && judgement.reason === 'no-show' ? since(judgement) : null;
  const place = 'booking_id' in judgement ? `${judgement.product} ${judgement.start_time}` : '';
  const missing = judgement.ok ? judgement.pending : (booking?.passengers.length ?? 0);
  return (
    <div className="grid grid-cols-1 gap-2">
      <ResultHead tone={tone} word={word}>
        {note}
      </ResultHead>
      <div>
        <p className="wrap-anywhere font-semibold text-lg">{booking?.customer_name ?? place}</p>
        <PartyLine booking={booking} missing={missing} />
        <Notices booking={booking} />
      </div>
      {mayCheckIn && (
        <div className="flex gap-2">
          <Button
            variant="primary"
            size="touch"
            className="flex-1 text-lg"
            busy={booking === null}
            onClick={() => booking && checkIn(booking)}
          >
            {t('checkIn', { n: missing })}
          </Button>
          <Button size="touch" onClick={dismiss}>
            {t('notNow')}
          </Button>
        </div>
      )}
    </div>
  );
}

function PartyLine({ booking, missing }: { booking: ManifestBooking | null; missing: number }) {
  const t = useText(scannerTexts);
  const total = booking?.passengers.length ?? missing;
  return (
    <p className="tabular-nums">
      {t('people', { count: total })}
      {missing < total && ` · ${t('partly', { pending: missing, total })}`}
    </p>
  );
}

function Notices({ booking }: { booking: ManifestBooking | null }) {
  const t = useText(scannerTexts);
  const { money } = useFormat();
  const owed = booking?.remaining_amount ?? 0;
  return (
    <>
      {booking?.special_requirements && (
        <p className="w-fit rounded-sm bg-warning-tint px-2 py-0.5 font-semibold text-warning">
          {booking.special_requirements}
        </p>
      )}
      {owed > 0 && <p className="font-semibold text-danger-text">{t('owed', { amount: money(owed) })}</p>}
    </>
  );
}
