import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { ArrowLeft, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { usePhoneHeader } from '#kit/shell/phone-header.ts';
import { useText } from '#kit/text/i18n.ts';
import { SessionBadge } from '#modules/bookings/public.tsx';
import { ChoiceChip } from '#modules/manifest/day/lazy/phone/choice-chip.tsx';
import { Button, buttonStyle } from '#ui/buttons/button.tsx';
import { InnerLink } from '#ui/layout/inner-link.tsx';
import { cn } from '#ui/style/cn.ts';
import { useLatest } from '../../../../../kit/browser/use-latest.ts';
import { SailingDay } from '../../../attendance/other-day/sailing-day.tsx';
import { shownBy } from '../../../filter/manifest-filters.ts';
import { NobodyFound, PeopleOfSession } from '../../../party/lazy-parts.tsx';
import { useManifestActions } from '../../../party/manifest-actions.ts';
import { totalsOf } from '../../../party/party.ts';
import { useFirstHit } from '../../../search/use-first-hit.ts';
import { SessionFullness } from '../../../session/fullness.tsx';
import { InSight } from '../../../session/in-sight.tsx';
import {
  BoardingMeter,
  BoardingText,
  FirstBoat,
  SessionDebt,
  timesOf,
} from '../../../session/session-head.tsx';
import { manifestTexts } from '../../../texts/texts.ts';
import type { DayProps } from '../../day-props.ts';
import { PartyList } from './party/party-list.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { HeaderActions } from './phone-header-actions.tsx';
import { usePeople } from './phone-session-card.tsx';
import { QuickChips } from './quick-chips.tsx';
import { useWakeLock } from './use-wake-lock.ts';

/** One session at the actions. */
export function PhoneSession({ session, ...props }: DayProps & { session: ManifestSession }) {
  const { looking, attendance, manifest } = props;
  const list = useFirstHit<HTMLDivElement>(looking.filters);
  const shown = session.bookings.filter(shownBy(looking));
  const totals = totalsOf(session);
  const { today } = useManifestActions();
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
  const actions = useManifestActions();
  const people = usePeople(session);
  const { today } = useManifestActions();
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
        <SessionBadge session={session} now={now} />
      </div>
      {(session.date === today || list.byPerson) && (
        <p>
          <SailingDay date={session.date} today={today} />
        </p>
      )}
      {people && <p className="text-muted-fg">{people}</p>}
      <SessionFullness session={session} />
      <div className="flex items-center justify-between gap-2">
        <div className="min-w-0 flex-1">
          <SessionDebt totals={totalsOf(session)} />
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
