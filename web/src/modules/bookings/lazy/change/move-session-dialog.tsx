import type { SessionRow, updateSession } from '@leme/contract/bookings/endpoints';
import { useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DateInput } from '#ui/dates/date-input.tsx';
import { TimeInput } from '#ui/dates/time-input.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { addMinutes } from '../../days/civil-day.ts';
import { bookingsTexts } from '../../texts/texts.ts';
import { useCrewFirst } from '../crew/use-crew-first.tsx';
import { BoatsField } from '../session-form/lazy/boats-field.tsx';
import { ChangePreview } from './change-preview.tsx';
import type { Draft, MovedSession, PlaceBoat } from './place.ts';
import { changeTexts } from './texts/texts.ts';
import { standsInTheWay, useChangePreview } from './use-change-preview.ts';

export type MoveSessionDialogProps = {
  session: MovedSession;
  boats: readonly PlaceBoat[];
  /** Where it was dragged to, or what was typed; null where it stands. */
  draft: Draft | null;
  today: string;
  onDraft: (draft: Draft) => void;
  onClose: () => void;
};

const timesOf = ({ start_time, end_time }: Pick<Draft, 'start_time' | 'end_time'>) =>
  `${start_time}–${end_time}`;

type Known = Pick<MovedSession, 'version' | 'date' | 'start_time' | 'end_time'>;

/** Minutes of a sailing, round the clock. */
function lengthOf({ start_time, end_time }: Pick<Draft, 'start_time' | 'end_time'>): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return (minutes(end_time) - minutes(start_time) + 1440) % 1440 || 1440;
}

/**
 * Day, hours and boats of a session: what they would meet and who would be told stands below, and nothing is written
 * before it is confirmed. Where somebody else moved it meanwhile, both are told and asked about again.
 */
export function MoveSessionDialog({
  session,
  boats,
  draft,
  today,
  onDraft,
  onClose,
}: MoveSessionDialogProps) {
  const t = useText(changeTexts);
  const { shortDate } = useFormat();
  const place = draft?.id === session.id ? draft : session;
  const set = (part: Partial<Draft>) => onDraft({ ...draftOf(place, session.id), ...part });
  const [known, setKnown] = useState<Known>(session);
  const [moved, setMoved] = useState<Known | null>(null);
  const preview = useChangePreview(session.id, place);
  const seats = seatsAfter(session, place, boats);
  const crew = useCrewFirst();
  const move = useVerb(
    () =>
      crew.save((frees) =>
        call<typeof updateSession>('PATCH /sessions/:id', {
          id: session.id,
          version: known.version,
          date: place.date,
          start_time: place.start_time,
          end_time: place.end_time,
          boat_ids: [...place.boat_ids],
          ...(preview.data?.is_moved && { sends_letter: true }),
          ...(seats !== session.total_capacity && { total_capacity: seats }),
          ...frees,
        }),
      ),
    {
      shows: ['sessions', 'session_boats', 'bookings', 'booking_passengers'],
      done: () => {
        onClose();
        return {
          title: t('moved'),
          text: `${session.product.name}, ${shortDate(place.date)}, ${timesOf(place)}`,
        };
      },
      place: (error) => {
        if (crew.isBack(error)) return true;
        if (!isProblem(error, 'stale-version')) return false;
        const current = error.params.current as SessionRow;
        const now = {
          ...current,
          start_time: current.start_time.slice(0, 5),
          end_time: current.end_time.slice(0, 5),
        };
        setKnown(now);
        setMoved(now);
        return true;
      },
    },
  );
  const isSame = !isMoved(session, place);
  const isStopped = preview.data === undefined || preview.data.conflicts.some(standsInTheWay);
  return (
    <Dialog
      title={t('moveTitle')}
      description={`${session.product.name}, ${timesOf(session)}, ${shortDate(session.date)}`}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSame && !isStopped) void move.run();
      }}
      footer={
        <>
          <Button onClick={onClose}>{t('putBack')}</Button>
          <Button type="submit" variant="primary" busy={move.isBusy} disabled={isSame || isStopped}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <PlaceFields place={place} boats={boats} today={today} onChange={set} />
        {moved && (
          <Banner tone="warning">
            {t('movedMeanwhile', { date: shortDate(moved.date), times: timesOf(moved) })}
          </Banner>
        )}
        {move.refusal && <Banner tone="danger">{move.refusal}</Banner>}
        {seats !== session.total_capacity && (
          <Banner tone="neutral">{t('fewerSeats', { before: session.total_capacity, after: seats })}</Banner>
        )}
        {isSame ? <p className="text-muted-fg">{t('nothingChanged')}</p> : <ChangePreview query={preview} />}
      </div>
      {crew.dialog}
    </Dialog>
  );
}

type PlaceFieldsProps = Pick<MoveSessionDialogProps, 'boats' | 'today'> & {
  place: Omit<Draft, 'id'>;
  onChange: (part: Partial<Draft>) => void;
};

function PlaceFields({ place, boats, today, onChange }: PlaceFieldsProps) {
  const t = useText(changeTexts);
  const words = useText(bookingsTexts);
  const kit = useText(kitTexts);
  const locale = useLocale();
  const labels = { open: words('pick'), previous: kit('previousMonth'), next: kit('nextMonth') };
  const begin = (start_time: string | null) =>
    start_time && onChange({ start_time, end_time: addMinutes(start_time, lengthOf(place)) });
  return (
    <>
      <div className="grid grid-cols-3 gap-3 max-md:grid-cols-1">
        <Field label={t('on')}>
          <DateInput
            value={place.date}
            onValueChange={(date) => date && onChange({ date })}
            locale={locale}
            labels={labels}
            today={today}
            min={today}
          />
        </Field>
        <Field label={t('start')}>
          <TimeInput value={place.start_time} onValueChange={begin} />
        </Field>
        <Field label={t('end')}>
          <TimeInput
            value={place.end_time}
            onValueChange={(end_time) => end_time && onChange({ end_time })}
          />
        </Field>
      </div>
      <Field label={t('boat')}>
        <BoatsField
          value={place.boat_ids}
          onValueChange={(boat_ids) => onChange({ boat_ids })}
          onBlur={() => undefined}
          boats={boats.map(({ id, boat_name, places }) => ({ id, boat_name, capacity: places }))}
        />
      </Field>
    </>
  );
}

const draftOf = ({ date, start_time, end_time, boat_ids }: Omit<Draft, 'id'>, id: string): Draft => ({
  id,
  date,
  start_time,
  end_time,
  boat_ids,
});

const isMoved = (session: MovedSession, place: Omit<Draft, 'id'>) =>
  (['date', 'start_time', 'end_time'] as const).some((name) => session[name] !== place[name]) ||
  session.boat_ids.join() !== place.boat_ids.join();

/** Other boats that carry fewer take seats off sale; more of them put none on. */
function seatsAfter(session: MovedSession, place: Omit<Draft, 'id'>, boats: readonly PlaceBoat[]): number {
  if (place.boat_ids.length === 0 || place.boat_ids.join() === session.boat_ids.join())
    return session.total_capacity;
  const places = boats
    .filter(({ id }) => place.boat_ids.includes(id))
    .reduce((sum, boat) => sum + boat.places, 0);
  return Math.min(session.total_capacity, places);
}
