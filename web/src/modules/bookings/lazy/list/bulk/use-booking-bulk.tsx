import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, Hourglass } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { BulkAction } from '#kit/list/bulk/bulk-bar.tsx';
import { BulkReport } from '#kit/list/bulk/bulk-report.tsx';
import { useJobs } from '#kit/list/bulk/use-jobs.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import type { OwnScreen } from '#kit/resource/screen-of-list.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { useBookingRights } from '../../page/offered/use-booking-rights.ts';
import { bookingOf } from '../booking-cells.tsx';
import { listTexts } from '../texts/texts.ts';

const ExtendSeveral = lazyPart(async () => (await import('./extend-several.tsx')).ExtendSeveral);
const CancelSeveral = lazyPart(async () => (await import('./cancel-several.tsx')).CancelSeveral);

/** Each is asked what it would cost, so that nobody waits for thousands of answers. */
const mostAtOnce = 100;
const sign = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

type Together = NonNullable<OwnScreen['together']>;
type Asked = { what: 'extend' | 'cancel'; rows: readonly AnyRow[] };

/** What is done to several bookings: each by its own verb, with what was refused and why by row. */
export function useBookingBulk(): { together: Together; report: ReactNode; question: ReactNode } {
  const t = useText(listTexts);
  const client = useQueryClient();
  const problemText = useProblemText();
  const { rightsFor } = useBookingRights();
  const { sells, changes } = rightsFor(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const mark = useRef<(rows: readonly AnyRow[], ticked: boolean) => void>(() => undefined);
  const nameOf = (row: AnyRow) => `${bookingOf(row).code} ${bookingOf(row).customer_name}`;
  const jobs = useJobs<AnyRow>({
    nameOf,
    onDone: (rows) => mark.current(rows, false),
    onChanged: () => void refetchShowing(client, ['bookings', 'booking_passengers']),
  });
  const reasonFor = (count: number) => {
    if (count === 0) return t('noneFits');
    return count > mostAtOnce ? t('tooManyAtOnce', { most: mostAtOnce }) : undefined;
  };
  const together: Together = ({ ticked, selection }) => {
    mark.current = selection.mark;
    const action = (what: Asked['what'], fitting: readonly AnyRow[], icon: ReactNode): BulkAction => ({
      id: `*${what}`,
      label: t(`${what}All`),
      icon,
      reason: reasonFor(fitting.length),
      danger: what === 'cancel',
      run: () => setAsked({ what, rows: fitting }),
    });
    const stateOf = (row: AnyRow) => bookingOf(row).status;
    const held = ticked.filter((row) => stateOf(row) === 'on_hold');
    const living = ticked.filter((row) => stateOf(row) === 'on_hold' || stateOf(row) === 'confirmed');
    return [
      ...(sells ? [action('extend', held, <Hourglass {...sign} />)] : []),
      ...(changes ? [action('cancel', living, <Ban {...sign} />)] : []),
    ];
  };
  const Question = asked?.what === 'cancel' ? CancelSeveral : ExtendSeveral;
  return {
    together,
    report: jobs.report && (
      <BulkReport jobs={jobs} report={jobs.report} nameOf={nameOf} reasonOf={problemText} />
    ),
    question: asked && (
      <Suspense>
        <Question rows={asked.rows} start={jobs.start} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  };
}
