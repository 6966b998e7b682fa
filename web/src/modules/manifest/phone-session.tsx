import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { ArrowLeft, UserPlus } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useText } from '#kit/i18n.ts';
import { usePhoneHeader } from '#kit/phone-header.ts';
import { SessionBadge } from '#modules/bookings/public.tsx';
import { Button, buttonStyle } from '#ui/button.tsx';
import { ChoiceChip } from '#ui/choice-chip.tsx';
import { cn } from '#ui/cn.ts';
import { InnerLink } from '#ui/inner-link.tsx';
import type { DayProps } from './day-props.ts';
import { LateFullness } from './late-fullness.tsx';
import { NobodyFound, PeopleOfSession } from './late-parts.tsx';
import { isShown } from './manifest-filters.ts';
import { SailingDay } from './other-day/sailing-day.tsx';
import { totalsOf } from './party.ts';
import { PartyList } from './party-list.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { HeaderActions } from './phone-header-actions.tsx';
import { usePeople } from './phone-session-card.tsx';
import { usePier } from './pier.ts';
import { QuickChips } from './quick-chips.tsx';
import { useFirstHit } from './search/use-first-hit.ts';
import { BoardingMeter, BoardingText, FirstBoat, SessionDebt, timesOf } from './session-head.tsx';
import { InSight } from './stale-banner.tsx';
import { manifestTexts } from './texts/texts.ts';
import { useLatest } from './use-latest.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** One session at the pier. */
export function PhoneSession({ session, ...props }: DayProps & { session: ManifestSession }) {
  const { looking, attendance, manifest } = props;
  const list = useFirstHit<HTMLDivElement>(looking.filters);
  const shown = session.bookings.filter((booking) => isShown(booking, looking));
  const totals = totalsOf(session);
  const { today } = usePier();
  useWakeLock();
  if (props.byPerson)
    return (
      <div className="text-base">
        <Head session={session} {...props} />
        <InSight>{props.stale}</InSight>
        <div className="pt-2">
          <PeopleOfSession session={session} />
        </div>
      </div>
    );
  return (
    <div className="text-base">
      <Head session={session} {...props} />
      <div
        data-sticky-head
        className="sticky top-[calc(var(--header)+var(--stripe)+env(safe-area-inset-top))] z-20 -mx-(--gutter) border-b bg-bg px-(--gutter) py-1"
      >
        {props.stale}
        {session.date !== today && (
          <SailingDay date={session.date} today={today} className="my-1 flex w-full" />
        )}
        <div className="grid gap-1 py-1">
          <BoardingText totals={totals} />
          <BoardingMeter totals={totals} className="h-3" />
        </div>
        <QuickChips {...props} filters={looking.filters} bookings={session.bookings} />
      </div>
      <div ref={list} className="min-h-[55dvh]">
        <PartyList
          bookings={shown}
          date={session.date}
          attendance={attendance}
          className="pt-2 pb-24"
          empty={<NobodyFound {...props} here={session.id} large />}
        />
      </div>
      <PhoneBar {...props} day={manifest} sessionId={session.id} />
    </div>
  );
}

type HeadProps = Pick<
  DayProps,
  'now' | 'hrefOf' | 'byPerson' | 'onByPerson' | 'onOpenSession' | 'onRefresh' | 'onCsv'
> & { session: ManifestSession };

function Head({ session, now, hrefOf, onOpenSession, onRefresh, onCsv, ...list }: HeadProps) {
  const t = useText(manifestTexts);
  const pier = usePier();
  const people = usePeople(session);
  const { today } = usePier();
  const back = hrefOf({ session: undefined, list: undefined });
  const latest = useLatest({ session, onRefresh, onCsv });
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
          className={cn(buttonStyle({ variant: 'ghost', size: 'pier', icon: true }), 'max-md:hidden')}
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
        <SessionBadge session={session} now={now} />
      </div>
      {(session.date === today || list.byPerson) && (
        <p>
          <SailingDay date={session.date} today={today} />
        </p>
      )}
      {people && <p className="text-muted-fg">{people}</p>}
      <LateFullness session={session} />
      <div className="flex items-center justify-between gap-2">
        <div className="min-w-0 flex-1">
          <SessionDebt totals={totalsOf(session)} />
        </div>
        <ChoiceChip pressed={list.byPerson} onPress={() => list.onByPerson(!list.byPerson)}>
          {t('byPerson')}
        </ChoiceChip>
      </div>
      {pier.mayAddWalkIn && session.status !== 'cancelled' && (
        <Button size="pier" block className="mt-1" onClick={() => pier.open('walk-in', session.id)}>
          <UserPlus aria-hidden="true" className="size-6" strokeWidth={1.75} />
          {t('walkIn')}
        </Button>
      )}
    </header>
  );
}
