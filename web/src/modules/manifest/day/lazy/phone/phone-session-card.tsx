import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { memo } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { SellSeat, SessionBadge } from '#modules/bookings/public.tsx';
import { buttonStyle } from '#ui/buttons/button.tsx';
import { InnerLink } from '#ui/layout/inner-link.tsx';
import type { SessionFacts } from '../../../attendance/painted/day-store.ts';
import { useSessionOfDay } from '../../../attendance/painted/use-day.ts';
import { totalsOf } from '../../../party/party.ts';
import { DepartureLight } from '../../../session/departure-light.tsx';
import { SessionFullness } from '../../../session/fullness.tsx';
import { LeavesSoon } from '../../../session/leaves-soon.tsx';
import { Sailed } from '../../../session/sailed.tsx';
import {
  BoardingMeter,
  BoardingText,
  FirstBoat,
  SessionDebt,
  timesOf,
} from '../../../session/session-head.tsx';
import { manifestTexts } from '../../../texts/texts.ts';

export type PhoneSessionCardProps = {
  /** The session. */
  id: string;
  /** The next departure carries the only filled button. */
  isNext: boolean;
  href: string;
  /** The same function while the day is drawn again. */
  onOpen: (session: string) => void;
};

/** A session of the day on a phone, drawn again when it changes itself. */
export const PhoneSessionCard = memo(function PhoneSessionCard({ id, ...rest }: PhoneSessionCardProps) {
  const session = useSessionOfDay(id);
  return session && <Card session={session} {...rest} />;
});

type CardProps = Omit<PhoneSessionCardProps, 'id'> & { session: ManifestSession };

/** A place to enter. */
function Card({ session, isNext, href, onOpen }: CardProps) {
  const t = useText(manifestTexts);
  const totals = totalsOf(session);
  const { name: product, color } = session.product;
  return (
    <article
      aria-label={`${timesOf(session)} ${product}`}
      className="relative grid gap-2 overflow-hidden rounded-lg border bg-surface py-3 ps-5 pe-3 text-base"
    >
      <span
        aria-hidden="true"
        className="absolute inset-y-0 start-0 w-1.5"
        style={{ backgroundColor: color }}
      />
      <div className="flex items-center justify-between gap-2">
        <strong className="tabular-nums">{timesOf(session)}</strong>
        <span className="flex flex-wrap justify-end gap-1">
          <LeavesSoon session={session} attendance={totals} />
          <SessionBadge session={session} />
        </span>
      </div>
      <h2 className="font-semibold text-lg">{product}</h2>
      <Crew session={session} />
      <Sailed session={session} />
      <p className="tabular-nums">{t('counts', { n: totals.bookings, m: totals.people })}</p>
      <SessionFullness session={session} />
      <DepartureLight session={session} />
      {totals.bookings > 0 && (
        <>
          <div className="grid gap-1">
            <BoardingMeter totals={totals} className="h-3" />
            <BoardingText totals={totals} />
          </div>
          <SessionDebt totals={totals} />
          <InnerLink
            id={`session-${session.id}`}
            href={href}
            onOpen={() => onOpen(session.id)}
            aria-label={t('openSessionNamed', { product, time: timesOf(session) })}
            className={buttonStyle({ size: 'touch', variant: isNext ? 'primary' : 'plain', block: true })}
          >
            {t('openSession')}
          </InnerLink>
        </>
      )}
      <SellSeat departure={session} size="lg" block />
    </article>
  );
}

/** Boat, guide and sailor in one line; who is not named is left out. */
function Crew({ session }: { session: ManifestSession }) {
  const people = usePeople(session);
  return (
    <p className="text-muted-fg">
      <FirstBoat boats={session.boats} />
      {people && ` · ${people}`}
    </p>
  );
}

/** `Guia: Ana · Marinheiro: Beto`; empty when nobody is named. */
export function usePeople({ guide_name, sailor_name }: SessionFacts): string {
  const t = useText(manifestTexts);
  const people = [
    guide_name && t('guideNamed', { name: guide_name }),
    sailor_name && t('sailorNamed', { name: sailor_name }),
  ];
  return people.filter(Boolean).join(' · ');
}
