import { ArrowLeft, Plus } from 'lucide-react';
import { memo, useEffect, useMemo, useRef } from 'react';
import { usePhoneHeader } from '#kit/shell/phone-header.ts';
import { useText } from '#kit/text/i18n.ts';
import { SessionBadge } from '#modules/bookings/public.tsx';
import { ChoiceChip } from '#modules/manifest/day/lazy/phone/choice-chip.tsx';
import { Button, buttonStyle } from '#ui/buttons/button.tsx';
import { InnerLink } from '#ui/layout/inner-link.tsx';
import { cn } from '#ui/style/cn.ts';
import { useLatest } from '../../../../../kit/browser/use-latest.ts';
import { SailingDay } from '../../../attendance/other-day/sailing-day.tsx';
import type { SessionFacts } from '../../../attendance/painted/day-store.ts';
import {
  sessionIn,
  useDay,
  useOfDay,
  useSessionFacts,
  useSessionOfDay,
  useShownBookings,
} from '../../../attendance/painted/use-day.ts';
import type { Looking } from '../../../filter/manifest-filters.ts';
import { NobodyFound, PeopleOfSession } from '../../../party/lazy-parts.tsx';
import { useManifestActions } from '../../../party/manifest-actions.ts';
import { totalsOf } from '../../../party/party.ts';
import { useFirstHit } from '../../../search/use-first-hit.ts';
import { DepartureLight } from '../../../session/departure-light.tsx';
import { SessionFullness } from '../../../session/fullness.tsx';
import { InSight } from '../../../session/in-sight.tsx';
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
import type { DayProps } from '../../day-props.ts';
import { PartyList, type PartyListProps } from './party/party-list.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { HeaderActions } from './phone-header-actions.tsx';
import { usePeople } from './phone-session-card.tsx';
import { QuickChips } from './quick-chips.tsx';
import { useWakeLock } from './use-wake-lock.ts';

/** One session at the pier. Its head, its sums and each of its parties are drawn by themselves. */
export function PhoneSession({ id, ...props }: DayProps & { id: string }) {
  const { looking } = props;
  const list = useFirstHit<HTMLDivElement>(looking.filters);
  const date = useOfDay(({ day }) => day.data.find((session) => session.id === id)?.date);
  const { today } = useManifestActions();
  useWakeLock();
  if (date === undefined) return null;
  if (props.byPerson)
    return (
      <div className="text-base">
        <Head id={id} {...props} />
        <InSight>{props.stale}</InSight>
        <div className="pt-2">
          <People id={id} />
        </div>
      </div>
    );
  return (
    <div className="text-base">
      <Head id={id} {...props} />
      <div
        data-sticky-head
        className="sticky top-[calc(var(--header)+var(--stripe)+env(safe-area-inset-top))] z-20 -mx-(--gutter) border-b bg-bg px-(--gutter) py-1"
      >
        {props.stale}
        {date !== today && <SailingDay date={date} today={today} className="my-1 flex w-full" />}
        <Boarding id={id} />
        <QuickChips {...props} filters={looking.filters} sessionId={id} />
      </div>
      <div ref={list} className="min-h-[55dvh]">
        <Parties id={id} looking={looking} date={date} empty={<NobodyFound {...props} here={id} large />} />
      </div>
      <PhoneBar {...props} sessionId={id} />
    </div>
  );
}

type PartiesProps = Pick<PartyListProps, 'date' | 'empty'> & { id: string; looking: Looking };

function Parties({ id, looking, ...list }: PartiesProps) {
  return <PartyList {...list} bookings={useShownBookings(id, looking)} className="pt-2 pb-24" />;
}

function People({ id }: { id: string }) {
  const session = useSessionOfDay(id);
  return session && <PeopleOfSession session={session} />;
}

/** How far boarding is. */
const Boarding = memo(function Boarding({ id }: { id: string }) {
  const totals = useTotals(id);
  if (!totals) return null;
  return (
    <div className="grid gap-1 py-1">
      <BoardingText totals={totals} />
      <BoardingMeter totals={totals} className="h-3" />
    </div>
  );
});

function useTotals(id: string) {
  return useOfDay(({ day }) => {
    const session = day.data.find((each) => each.id === id);
    return session && totalsOf(session);
  });
}

function DebtOf({ id }: { id: string }) {
  const totals = useTotals(id);
  return totals && <SessionDebt totals={totals} />;
}

function SoonOf({ session }: { session: SessionFacts }) {
  const totals = useTotals(session.id);
  return totals && <LeavesSoon session={session} attendance={totals} />;
}

type HeadProps = Pick<
  DayProps,
  'hrefOf' | 'byPerson' | 'onByPerson' | 'onOpenSession' | 'onRefresh' | 'onCsv'
> & { id: string };

function Head({ id, ...props }: HeadProps) {
  const session = useSessionFacts(id);
  return session && <HeadOf session={session} {...props} />;
}

type HeadOfProps = Omit<HeadProps, 'id'> & { session: SessionFacts };

function HeadOf({ session, hrefOf, onOpenSession, onRefresh, onCsv, ...list }: HeadOfProps) {
  const t = useText(manifestTexts);
  const actions = useManifestActions();
  const people = usePeople(session);
  const { today } = useManifestActions();
  const back = hrefOf({ session: undefined, list: undefined });
  const day = useDay();
  const latest = useLatest({ session: () => sessionIn(day, session.id), onRefresh, onCsv });
  const title = session.product.name;
  usePhoneHeader(
    useMemo(() => ({ title, back, actions: <HeaderActions latest={latest} /> }), [title, back, latest]),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // Outside system: entering a session starts at its head.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className="pb-1">
      <div className="-ms-2 flex items-center gap-1">
        <InnerLink
          href={back}
          onOpen={() => onOpenSession(undefined)}
          aria-label={t('backToDay')}
          className={cn(buttonStyle({ variant: 'ghost', size: 'touch', icon: true }), 'max-md:hidden')}
        >
          <ArrowLeft aria-hidden="true" className="size-6" strokeWidth={1.75} />
        </InnerLink>
        <h1
          ref={heading}
          tabIndex={-1}
          className="min-w-0 flex-1 truncate font-semibold text-lg outline-none max-md:sr-only"
        >
          {session.product.name}
        </h1>
        <span className="flex max-md:hidden">
          <HeaderActions latest={latest} />
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p>
          <strong className="tabular-nums">{timesOf(session)}</strong> · <FirstBoat boats={session.boats} />
        </p>
        <span className="flex flex-wrap justify-end gap-1">
          <SoonOf session={session} />
          <SessionBadge session={session} />
        </span>
      </div>
      <Sailed session={session} />
      {(session.date === today || list.byPerson) && (
        <p>
          <SailingDay date={session.date} today={today} />
        </p>
      )}
      {people && <p className="text-muted-fg">{people}</p>}
      <SessionFullness session={session} />
      <DepartureLight session={session} />
      <div className="flex items-center justify-between gap-2">
        <div className="min-w-0 flex-1">
          <DebtOf id={session.id} />
        </div>
        <ChoiceChip pressed={list.byPerson} onPress={() => list.onByPerson(!list.byPerson)}>
          {t('byPerson')}
        </ChoiceChip>
      </div>
      {actions.mayAddWalkIn && session.status !== 'cancelled' && (
        <Button size="touch" block className="mt-1" onClick={() => actions.open('walk-in', session.id)}>
          <Plus aria-hidden="true" className="size-6" strokeWidth={1.75} />
          {t('walkIn')}
        </Button>
      )}
    </header>
  );
}
