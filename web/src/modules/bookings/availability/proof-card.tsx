import type { readProof } from '@leme/contract/bookings/availability/availability-endpoints';
import { CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { availabilityTexts } from './texts/texts.ts';

/** Whether what is sold holds: nothing oversold, and the ledger of seats says what the bookings say. A button looks now. */
export function ProofCard() {
  const t = useText(availabilityTexts);
  const id = useId();
  const { number, dateTime } = useFormat();
  const query = useAsk<typeof readProof>(
    'GET /availability/proof',
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <Card aria-labelledby={id} className="print:hidden">
      <CardHead
        id={id}
        title={t('proof')}
        note={t('proofNote')}
        actions={
          <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
            <RefreshCw aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('lookNow')}
          </Button>
        }
      />
      <CardBody>
        <QueryView query={query} skeleton="list" skeletonCount={1} errorTitle={t('proofFailed')}>
          {(proof) => {
            const isGood = proof.oversold === 0 && proof.differences === 0;
            const Sign = isGood ? CircleCheck : TriangleAlert;
            const figures = [
              ['sessions', proof.sessions],
              ['seats', proof.seats],
              ['taken', proof.taken],
              ['proofPeople', proof.people],
              ['oversold', proof.oversold],
              ['differences', proof.differences],
            ] as const;
            return (
              <div className="grid gap-3">
                <p
                  className={`flex items-center gap-2 font-semibold ${isGood ? 'text-success' : 'text-danger-text'}`}
                >
                  <Sign aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
                  {t(isGood ? 'holds' : 'holdsNot')}
                </p>
                <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
                  {figures.map(([name, value]) => (
                    <div key={name}>
                      <dt className="text-muted-fg text-sm">{t(name)}</dt>
                      <dd className="font-semibold tabular-nums">{number(value)}</dd>
                    </div>
                  ))}
                </dl>
                <p className="text-muted-fg text-sm">
                  {t('lookedAt', { moment: dateTime(proof.looked_at) })}
                </p>
              </div>
            );
          }}
        </QueryView>
      </CardBody>
    </Card>
  );
}
