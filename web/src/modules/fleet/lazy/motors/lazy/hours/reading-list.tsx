import type { acceptReading, ReadingRow } from '@leme/contract/fleet/motors/endpoints';
import type { ReadingState } from '@leme/contract/fleet/motors/meter-readings';
import { Suspense, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { fileAddress } from '#kit/resource/file-address.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { actionLink } from '#ui/style/link-style.ts';
import { useMotorWords } from '../../use-motor-words.ts';
import { hoursTexts } from './texts/texts.ts';

const RejectDialog = lazyPart(async () => (await import('../verbs/reject-dialog.tsx')).RejectDialog);

const tones = { accepted: 'success', review: 'warning', rejected: 'muted' } as const satisfies Record<
  ReadingState,
  string
>;

export type ReadingListProps = {
  readings: readonly ReadingRow[];
  mayDecide: boolean;
  onDecided: () => void;
  /** The engine got another dial, so that a reading below the last one is right. */
  onReplace: () => void;
};

/** What the dials said, newest first; what waits for a person is decided on the spot. */
export function ReadingList({ readings, mayDecide, onDecided, onReplace }: ReadingListProps) {
  const t = useText(hoursTexts);
  const words = useMotorWords();
  const { dateTime } = useFormat();
  const [rejecting, setRejecting] = useState<ReadingRow | null>(null);
  const accept = useVerb(
    ({ id }: ReadingRow) => call<typeof acceptReading>('POST /meter-readings/:id/acceptance', { id }),
    {
      shows: ['motors'],
      each: ({ id }) => id,
      failed: t('notAccepted'),
      done: () => {
        onDecided();
        return t('accepted');
      },
    },
  );
  return (
    <>
      <ol aria-label={t('readings')}>
        {readings.map((reading) => {
          const { id, hours, taken_at, source, state, reason, photo, by } = reading;
          const name = t('nameOf', { hours: words.hours(hours), when: dateTime(taken_at) });
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t px-4 py-2.5 first:border-t-0"
            >
              <b className="tabular-nums">{words.hours(hours)}</b>
              {state !== 'accepted' && <Chip tone={tones[state]}>{words.state(state)}</Chip>}
              <span className="min-w-0 flex-1 break-words text-muted-fg text-sm">
                {[dateTime(taken_at), words.source(source), by, reason].filter(Boolean).join(' · ')}
              </span>
              {photo !== null && <PhotoLink photo={photo} name={name} />}
              {mayDecide && state === 'review' && (
                <span className="flex flex-wrap gap-2">
                  <Button
                    size="sm"
                    aria-label={t('acceptOf', { name })}
                    onClick={() => void accept.run(reading)}
                  >
                    {t('accept')}
                  </Button>
                  <Button
                    size="sm"
                    aria-label={t('rejectOf', { name })}
                    onClick={() => setRejecting(reading)}
                  >
                    {t('reject')}
                  </Button>
                  <Button size="sm" aria-label={t('replacedOf', { name })} onClick={onReplace}>
                    {t('replaced')}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <Suspense>
        {rejecting && (
          <RejectDialog
            reading={rejecting}
            onClose={() => {
              setRejecting(null);
              onDecided();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function PhotoLink({ photo, name }: { photo: string; name: string }) {
  const t = useText(hoursTexts);
  return (
    <a
      href={fileAddress('motors', photo)}
      target="_blank"
      rel="noopener"
      aria-label={t('photoOf', { name })}
      className={actionLink}
    >
      {t('photo')}
    </a>
  );
}
