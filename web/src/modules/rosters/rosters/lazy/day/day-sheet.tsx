import type { Locale } from '@leme/contract/kit/language/locale';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { crewAssignments } from '@leme/contract/rosters/crew-assignments';
import { crewShifts } from '@leme/contract/rosters/crew-shifts';
import type { Board } from '@leme/contract/rosters/roster-endpoints';
import { isLiving } from '@leme/contract/rosters/states';
import type { Formats } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { phoneText } from '#kit/text/phone-text.ts';
import { printSheet } from '#ui/paper/print-sheet.ts';
import { rostersTexts } from '../../texts/texts.ts';
import { positionOf } from './day-work.ts';
import './day-sheet.css';

type Sheet = {
  /** Cut to the day. */
  board: Board;
  day: string;
  company: string;
  locale: Locale;
  format: Formats;
  now: Date;
};

type Line = { id: string; time: string; what: string; where: string; open: string[]; of: string };

/** Prints one day: what sails when, on which boat, with whom and at which telephone, and what nobody has yet. */
export function printDay(sheet: Sheet): void {
  printSheet(<DaySheet {...sheet} />, 'roster-day');
}

function DaySheet({ board, day, company, locale, format, now }: Sheet) {
  const t = useText(rostersTexts);
  const lines = [
    ...board.departures.map(({ session_id, start_time, end_time, product, boats, people, open }): Line => {
      const positions = open.map(({ position }) =>
        position ? choiceOf(crewAssignments.fields.position, position, locale) : t('anybody'),
      );
      return {
        id: session_id,
        of: session_id,
        time: `${start_time}–${end_time}`,
        what: product,
        where: [...boats.map(({ boat_name }) => boat_name), t('people', { count: people })].join(' · '),
        open: positions,
      };
    }),
    ...board.shifts.map(({ id, kind, start_time, end_time, place }): Line => {
      const what = choiceOf(crewShifts.fields.kind, kind, locale);
      return { id, of: id, time: `${start_time}–${end_time}`, what, where: place ?? '', open: [] };
    }),
  ].toSorted((one, other) => (one.time < other.time ? -1 : 1));
  return (
    <>
      <header>
        <h1>{format.longDate(day)}</h1>
        <strong>{company}</strong>
      </header>
      {lines.length === 0 ? (
        <p>{t('noDay')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {(['sheet.time', 'sheet.what', 'anybody'] as const).map((head) => (
                <th key={head} scope="col">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, of, time, what, where, open }) => (
              <tr key={id}>
                <td className="roster-day-phone">{time}</td>
                <td>
                  <strong>{what}</strong>
                  <p>{where}</p>
                </td>
                <td>
                  <Crew board={board} of={of} locale={locale} />
                  {open.length > 0 && (
                    <p className="roster-day-open">{t('isOpen', { position: open.join(', ') })}</p>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <footer>{t('sheet.printed', { moment: format.dateTime(now) })}</footer>
    </>
  );
}

function Crew({ board, of, locale }: { board: Board; of: string; locale: Locale }) {
  const t = useText(rostersTexts);
  const there = board.assignments.filter(
    ({ session_id, shift_id, status }) => (session_id ?? shift_id) === of && isLiving(status),
  );
  return there.map((held) => {
    const person = board.people.find(({ id }) => id === held.crew_id);
    return (
      <p key={held.id}>
        <strong>{person?.name}</strong>, {positionOf(held, locale)}
        {person?.phone && <span className="roster-day-phone"> · {phoneText(person.phone)}</span>}
        {held.status === 'proposed' && ` (${t('sheet.unanswered')})`}
      </p>
    );
  });
}
