import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { SellSeat, SessionBadge } from '#modules/bookings/public.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { ProductColor } from '#ui/chips/product-color.tsx';
import { Meter } from '#ui/feedback/meter.tsx';
import { cn } from '#ui/style/cn.ts';
import { SailingDay } from '../attendance/other-day/sailing-day.tsx';
import { useManifestActions } from '../party/manifest-actions.ts';
import { type Attendance, missingOf, type SessionTotals, totalsOf } from '../party/party.ts';
import { useVisibleFields } from '../party/visible-fields.ts';
import { manifestTexts } from '../texts/texts.ts';
import { DepartureLight } from './departure-light.tsx';
import { ExpiredPaper } from './expired-document.tsx';
import { SessionFullness } from './fullness.tsx';
import { LeavesSoon } from './leaves-soon.tsx';
import { ManifestMenu } from './manifest-menu.tsx';
import { Sailed } from './sailed.tsx';

export type SessionHeadProps = {
  session: ManifestSession;
  headingId: string;
  onCsv: (sessionId: string) => void;
};

/** The head of a session's card: what sails, when, on what, with whom, and how far boarding is. */
export const SessionHead = memo(function SessionHead({ session, headingId, onCsv }: SessionHeadProps) {
  const t = useText(manifestTexts);
  const totals = totalsOf(session);
  const { today } = useManifestActions();
  return (
    <header className="px-4 pt-3 pb-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={headingId} className="flex items-center gap-2 font-semibold text-base">
          <ProductColor color={session.product.color} />
          {session.product.name}
        </h2>
        <strong id={`${headingId}-time`} className="tabular-nums">
          {timesOf(session)}
        </strong>
        {session.date !== today && <SailingDay date={session.date} today={today} />}
        <FirstBoat boats={session.boats} />
        <SessionBadge session={session} />
        <LeavesSoon session={session} attendance={totals} />
        <Sailed session={session} />
        <span className="ms-auto flex flex-wrap items-center gap-2">
          {session.guide_name && <Chip tone="line">{t('guideNamed', { name: session.guide_name })}</Chip>}
          {session.sailor_name && <Chip tone="line">{t('sailorNamed', { name: session.sailor_name })}</Chip>}
          <Chip tone="line" className="tabular-nums">
            {t('counts', { n: totals.bookings, m: totals.people })}
          </Chip>
          <SellSeat departure={session} size="xs" />
          {totals.bookings > 0 && (
            <ManifestMenu
              name={t('menuOf', { name: `${session.product.name}, ${session.start_time.slice(0, 5)}` })}
              size="xs"
              session={session}
              onCsv={onCsv}
            />
          )}
        </span>
      </div>
      <DepartureLight session={session} />
      {totals.bookings > 0 && (
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <BoardingMeter totals={totals} className="w-40" />
          <BoardingText totals={totals} />
          <SessionFullness session={session} className="text-muted-fg" />
          <SessionDebt totals={totals} />
        </div>
      )}
    </header>
  );
});

/** `08:00–10:00`. */
export function timesOf({ start_time, end_time }: Pick<ManifestSession, 'start_time' | 'end_time'>): string {
  return `${start_time.slice(0, 5)}–${end_time.slice(0, 5)}`;
}

export function FirstBoat({ boats }: Pick<ManifestSession, 'boats'>) {
  const t = useText(manifestTexts);
  const [first] = boats;
  if (first)
    return (
      <>
        <span className="text-muted-fg">{first.boat_name}</span> <ExpiredPaper boats={boats} />
      </>
    );
  return (
    <span className="inline-flex items-center gap-1.25 text-warning-text">
      <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.75} />
      {t('noBoat')}
    </span>
  );
}

export function BoardingMeter({ totals, className }: { totals: Attendance; className?: string }) {
  const t = useText(manifestTexts);
  const { aboard, absent, total } = totals;
  return (
    <Meter
      name={t('aboardSpoken', { aboard, total, absent, missing: missingOf(totals) })}
      max={total}
      parts={[
        { tone: 'success', value: aboard },
        { tone: 'danger', value: absent },
      ]}
      className={cn('h-2', className)}
    />
  );
}

/** `12 de 20 a bordo · 1 no-show · faltam 7`; the meter beside it says the same aloud. */
export function BoardingText({ totals }: { totals: Attendance }) {
  const t = useText(manifestTexts);
  const { aboard, absent, total } = totals;
  const missing = missingOf(totals);
  return (
    <span aria-hidden="true" className="tabular-nums">
      <strong>{t('aboard', { aboard, total })}</strong> {t('withCheckin')}
      {absent > 0 && ` · ${t('absent', { n: absent })}`}
      {missing > 0 && ` · ${t('missing', { n: missing })}`}
    </span>
  );
}

export function SessionDebt({ totals }: { totals: SessionTotals }) {
  const t = useText(manifestTexts);
  return <Debt label={t('pendingOfSession')} amount={totals.pending} className="ms-auto" />;
}

/** A sum still owed, where money may be seen. */
export function Debt({
  label,
  amount,
  className,
}: {
  label: string;
  amount: number | null;
  className?: string;
}) {
  const { money } = useFormat();
  const visible = useVisibleFields();
  if (!visible.money || amount === null) return null;
  return (
    <span className={cn('text-muted-fg tabular-nums', className)}>
      {label}{' '}
      <strong className={amount > 0 ? 'text-danger-text' : 'text-success-text'}>{money(amount)}</strong>
    </span>
  );
}
