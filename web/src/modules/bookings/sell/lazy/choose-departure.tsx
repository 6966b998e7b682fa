import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { freeToSell } from '@leme/contract/bookings/rules';
import { CalendarPlus, Search } from 'lucide-react';
import { useState } from 'react';
import { QueryView } from '#kit/live/query-view.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ProductColor } from '#ui/chips/product-color.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { addDays } from '../../days/civil-day.ts';
import { DateBar } from '../../days/date-bar.tsx';
import { useNow, useToday } from '../../days/use-today.ts';
import { timesOf } from '../../lazy/session/session-parts.tsx';
import { useSessions } from '../../lazy/session/sessions.queries.ts';
import { bookingsTexts } from '../../texts/texts.ts';
import { departuresFor } from '../departures.ts';
import { useSelling } from '../use-selling.ts';
import { sellTexts } from './texts/texts.ts';

export type ChooseDepartureProps = {
  /** The day to begin with; a past one begins today. */
  from: string;
  onChoose: (session: SessionRow) => void;
  onClose: () => void;
};

/** Which departure a booking is for: today's and coming ones with their free seats, another day one press away. */
export function ChooseDeparture({ from, onChoose, onClose }: ChooseDepartureProps) {
  const t = useText(sellTexts);
  const words = useText(bookingsTexts);
  const today = useToday();
  const isPhone = window.innerWidth < 768;
  const [day, setDay] = useState(from < today ? today : from);
  const [typed, setTyped] = useState('');
  return (
    <Dialog onClose={onClose} title={words('newBooking')} description={t('choose')}>
      <div className="grid grid-cols-1 gap-3">
        <TextInput
          type="search"
          size={isPhone ? 'touch' : 'md'}
          aria-label={t('search')}
          placeholder={t('search')}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          prefix={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        />
        <DateBar
          date={day}
          today={today}
          onDateChange={(next) => setDay(next < today ? today : next)}
          compact={isPhone}
        />
        <Day date={day} typed={typed} onChoose={onChoose} />
        <Day date={addDays(day, 1)} typed={typed} onChoose={onChoose} isFollowing />
      </div>
    </Dialog>
  );
}

type DayProps = Pick<ChooseDepartureProps, 'onChoose'> & {
  date: string;
  typed: string;
  /** The day after the chosen one: says nothing when nothing sails. */
  isFollowing?: boolean;
};

function Day({ date, typed, onChoose, isFollowing = false }: DayProps) {
  const t = useText(sellTexts);
  const { longDate } = useFormat();
  const now = useNow();
  const { query } = useSessions(date);
  const shown = departuresFor(query.data?.data ?? [], typed, now);
  if (isFollowing && shown.length === 0) return null;
  return (
    <section aria-label={longDate(date)} className="grid grid-cols-1 gap-2">
      {isFollowing && <h3 className="pt-1 font-semibold">{longDate(date)}</h3>}
      <QueryView query={query} skeleton="form" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
        {() =>
          shown.length > 0 ? (
            <ul className="grid grid-cols-1 gap-2">
              {shown.map((session) => (
                <li key={session.id}>
                  <DepartureButton session={session} onChoose={() => onChoose(session)} />
                </li>
              ))}
            </ul>
          ) : (
            <NothingSails date={date} isSearched={typed.trim() !== ''} />
          )
        }
      </QueryView>
    </section>
  );
}

function DepartureButton({ session, onChoose }: { session: SessionRow; onChoose: () => void }) {
  const t = useText(sellTexts);
  const free = freeToSell(session);
  return (
    <button
      type="button"
      disabled={free === 0}
      onClick={onChoose}
      className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md border border-edge bg-surface px-3 py-2 text-start hover:bg-muted disabled:cursor-not-allowed disabled:border-border disabled:border-dashed disabled:text-muted-fg max-md:min-h-14"
    >
      <span className="flex min-w-0 items-center gap-2">
        <strong className="tabular-nums">{timesOf(session)}</strong>
        <ProductColor color={session.product.color} />
        <span className="min-w-0 truncate">{session.product.name}</span>
      </span>
      <span className="tabular-nums">{free === 0 ? t('full') : t('free', { count: free })}</span>
    </button>
  );
}

function NothingSails({ date, isSearched }: { date: string; isSearched: boolean }) {
  const t = useText(sellTexts);
  const words = useText(bookingsTexts);
  const { mayPlan, plan } = useSelling();
  return (
    <EmptyState
      level={3}
      title={t(isSearched ? 'noMatch' : 'none')}
      text={t(isSearched ? 'noMatchText' : 'noneText')}
      action={
        mayPlan && (
          <Button onClick={() => plan(date)}>
            <CalendarPlus aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {words('newSession')}
          </Button>
        )
      }
    />
  );
}
