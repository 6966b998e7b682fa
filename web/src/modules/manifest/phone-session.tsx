import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { ArrowLeft, RefreshCw, Search } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '#kit/i18n.ts';
import { type PhoneHeaderContent, usePhoneHeader } from '#kit/phone-header.ts';
import { InnerLink, SessionBadge } from '#modules/bookings/public.tsx';
import { buttonStyle } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { isSearched, matchesBooking } from './manifest-filters.ts';
import type { ManifestFilters, ManifestSearch } from './manifest-search.ts';
import { manifestMessages } from './messages.ts';
import { totalsOf } from './party.ts';
import { PartyCard } from './party-card.tsx';
import { usePeople } from './phone-session-card.tsx';
import { QuickChips } from './quick-chips.tsx';
import { BoardingMeter, BoardingText, FirstBoat, SessionDebt, timesOf } from './session-head.tsx';
import type { Attendance } from './use-attendance.ts';
import { useWakeLock } from './use-wake-lock.ts';

export type PhoneSessionProps = {
  session: ManifestSession;
  filters: ManifestFilters;
  attendance: Attendance;
  now: number;
  backHref: string;
  onBack: () => void;
  onRefresh: () => void;
  onFilter: (part: ManifestSearch) => void;
};

/** One session at the pier. */
export function PhoneSession({ session, filters, attendance, now, onFilter, ...rest }: PhoneSessionProps) {
  const t = useText(manifestMessages);
  const [typed, setTyped] = useState('');
  const { bookings } = session;
  const shown = bookings.filter(
    (booking) =>
      isSearched(booking, typed) && (attendance.fresh.has(booking.id) || matchesBooking(booking, filters)),
  );
  useWakeLock();
  return (
    <div className="text-base">
      <Head session={session} now={now} {...rest} />
      <div className="sticky top-[calc(var(--header)+var(--stripe)+env(safe-area-inset-top))] z-20 -mx-(--gutter) border-b bg-bg px-(--gutter) py-1">
        <Progress session={session} />
        <QuickChips bookings={bookings} filters={filters} onChange={onFilter} />
      </div>
      <ul className="grid min-h-[55dvh] grid-cols-1 content-start gap-2 py-2">
        {shown.map((booking) => (
          <PartyCard key={booking.id} booking={booking} attendance={attendance} />
        ))}
        {shown.length === 0 && <li className="py-6 text-center text-muted-fg">{t('nobodyFound')}</li>}
      </ul>
      <div className="sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] z-20 -mx-(--gutter) border-t bg-surface px-(--gutter) py-2">
        <TextInput
          type="search"
          size="pier"
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          prefix={<Search aria-hidden="true" className="size-6" strokeWidth={1.75} />}
        />
      </div>
    </div>
  );
}

type HeadProps = Pick<PhoneSessionProps, 'session' | 'now' | 'backHref' | 'onBack' | 'onRefresh'>;

function Head({ session, now, backHref, onBack, onRefresh }: HeadProps) {
  const t = useText(manifestMessages);
  const people = usePeople(session);
  usePhoneHeader(useHeaderContent(session.product.name, backHref, onRefresh));
  const title = useRef<HTMLHeadingElement>(null);
  // Outside system: entering a session starts at its head.
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className="pb-1">
      <div className="-ms-2 flex items-center gap-1">
        <InnerLink
          href={backHref}
          onOpen={onBack}
          aria-label={t('backToDay')}
          className={cn(buttonStyle({ variant: 'ghost', size: 'pier', icon: true }), 'max-md:hidden')}
        >
          <ArrowLeft aria-hidden="true" className="size-6" strokeWidth={1.75} />
        </InnerLink>
        <h1
          ref={title}
          tabIndex={-1}
          className="min-w-0 flex-1 truncate font-semibold text-lg outline-none max-md:sr-only"
        >
          {session.product.name}
        </h1>
        <IconButton
          name={t('refresh')}
          size="pier"
          className="max-md:hidden"
          icon={<RefreshCw className="size-6" strokeWidth={1.75} />}
          onClick={onRefresh}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p>
          <strong className="tabular-nums">{timesOf(session)}</strong> · <FirstBoat boats={session.boats} />
        </p>
        <SessionBadge session={session} now={now} />
      </div>
      {people && <p className="text-muted-fg">{people}</p>}
      <SessionDebt totals={totalsOf(session)} />
    </header>
  );
}

/** On a phone the shell's header carries the way back, the product and "Atualizar". */
function useHeaderContent(title: string, back: string, onRefresh: () => void): PhoneHeaderContent {
  const t = useText(manifestMessages);
  const refresh = useRef(onRefresh);
  useEffect(() => {
    refresh.current = onRefresh;
  });
  const name = t('refresh');
  return useMemo(
    () => ({
      title,
      back,
      actions: (
        <IconButton
          name={name}
          className="size-12 text-fg"
          icon={<RefreshCw className="size-6" strokeWidth={1.75} />}
          onClick={() => refresh.current()}
        />
      ),
    }),
    [title, back, name],
  );
}

function Progress({ session }: { session: ManifestSession }) {
  const totals = totalsOf(session);
  return (
    <div className="flex h-8 items-center gap-3">
      <BoardingMeter totals={totals} className="h-3 flex-1" />
      <BoardingText totals={totals} />
    </div>
  );
}
