import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { useCallback, useEffect, useRef } from 'react';
import { afterPointerUp } from '#kit/browser/pointer.ts';
import { Card } from '#ui/layout/card.tsx';
import { useLatest } from '../../../../../kit/browser/use-latest.ts';
import {
  useOfDay,
  usePlaces,
  useShownBookings,
  useShownSessions,
} from '../../../attendance/painted/use-day.ts';
import type { Looking } from '../../../filter/manifest-filters.ts';
import { NobodyFound } from '../../../party/lazy-parts.tsx';
import { bringToTop } from '../../../rows/use-scroll-to-next.ts';
import { useFirstHit } from '../../../search/use-first-hit.ts';
import { DayActions } from '../../day-actions.tsx';
import type { DayProps } from '../../day-props.ts';
import { DayTotals } from '../../day-totals.tsx';
import { NowLine } from './now-line.tsx';
import { PartyList } from './party/party-list.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PhoneSession } from './phone-session.tsx';
import { PhoneSessionCard } from './phone-session-card.tsx';
import { PhoneToggles } from './quick-chips.tsx';

export { FilterButton } from '../../../../../kit/list/filter/lazy/filter-button.tsx';

/** A phone shows the day, and inside it one session; what is typed looks through the parties of the whole day. */
export function PhoneDay(props: DayProps) {
  const cameFrom = useRef<string | null>(null);
  const opened = useOfDay(({ day }) => day.data.find(({ id }) => id === props.sessionId)?.id);
  // Outside system: scroll position and focus, when one comes back from a session.
  useEffect(() => {
    if (opened) {
      cameFrom.current = opened;
      return;
    }
    const link = cameFrom.current ? document.getElementById(`session-${cameFrom.current}`) : null;
    link?.scrollIntoView({ block: 'center' });
    link?.focus({ preventScroll: true });
  }, [opened]);
  const list = useFirstHit<HTMLDivElement>(props.looking.filters);
  if (opened) return <PhoneSession key={opened} id={opened} {...props} />;
  return (
    <div data-day className="grid grid-cols-1 gap-2 pb-16">
      <DayTotals {...props.looking} />
      <PhoneToggles {...props} filters={props.looking.filters} />
      <div ref={list} className="grid min-h-[55dvh] grid-cols-1 content-start gap-2">
        {props.looking.filters.q ? <Found {...props} /> : <Sessions key={props.date} {...props} />}
      </div>
      <DayActions large refreshing={props.refreshing} onRefresh={props.onRefresh} />
      <PhoneBar {...props} sessionId={null} />
    </div>
  );
}

/** Who was looked for, under the session of each. */
function Found(props: DayProps) {
  const { looking } = props;
  const shown = useShownSessions(looking);
  if (shown.length === 0) return <Nobody {...props} />;
  return shown.map((id) => <FoundIn key={id} id={id} looking={looking} />);
}

function FoundIn({ id, looking }: { id: string; looking: Looking }) {
  const session = useOfDay(({ day }) => headOf(day.data.find((each) => each.id === id)));
  const bookings = useShownBookings(id, looking);
  if (!session) return null;
  const { hour, name, date } = session;
  return (
    <section data-hit aria-label={`${hour} ${name}`}>
      <h2 className="py-1 font-semibold text-base">
        <span className="tabular-nums">{hour}</span> · {name}
      </h2>
      <PartyList bookings={bookings} date={date} />
    </section>
  );
}

const headOf = (session: ManifestSession | undefined) =>
  session && {
    hour: session.start_time.slice(0, 5),
    name: session.product.name,
    date: session.date,
  };

function Nobody(props: DayProps) {
  return (
    <Card>
      <NobodyFound {...props} large />
    </Card>
  );
}

/** Sessions in the order of their departure, with the line of the hour between them. */
function Sessions(props: DayProps) {
  const { looking, isToday, hrefOf, onOpenSession } = props;
  const sessions = useShownSessions(looking);
  const { next, line } = usePlaces(looking);
  const first = useRef<HTMLDivElement>(null);
  const latest = useLatest(onOpenSession);
  const open = useCallback((id: string) => latest.current(id), [latest]);
  // Outside system: the scroll position. The day opens with the next departure on top.
  useEffect(() => {
    afterPointerUp(() => {
      if (first.current?.previousElementSibling && window.scrollY === 0) bringToTop(first.current);
    });
  }, []);
  if (sessions.length === 0) return <Nobody {...props} />;
  return (
    <>
      {sessions.map((id, index) => (
        <div key={id} ref={isToday && index === next ? first : undefined} className="grid gap-2">
          {isToday && index === line && <NowLine />}
          <PhoneSessionCard
            id={id}
            isNext={isToday && index === next}
            href={hrefOf({ session: id })}
            onOpen={open}
          />
        </div>
      ))}
      {isToday && line < 0 && <NowLine />}
    </>
  );
}
