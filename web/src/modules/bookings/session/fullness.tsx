import { type Fullness as HowFull, peopleOver } from '@leme/contract/bookings/rules';
import { TriangleAlert } from 'lucide-react';
import { textOf, useText } from '#kit/text/i18n.ts';
import { bookingsTexts } from '../texts/texts.ts';

export type FullSession = HowFull & { total_capacity: number; held: number };

/** `40/40 lugares · 43 pessoas`, and of an empty departure its seats alone; for paper and chats as for screens. */
export function fullnessText({ total_capacity: total, remaining_capacity, people }: FullSession): string {
  const taken = total - remaining_capacity;
  const seats = textOf(bookingsTexts, 'seats', { taken, total });
  return people === 0 ? seats : `${seats} · ${textOf(bookingsTexts, 'people', { count: people })}`;
}

/** `Acima do limite: 43 de 40 pessoas`; nothing for a departure that carries whom it has. */
export function tooManyText(session: FullSession): string | null {
  const { people, people_limit: limit } = session;
  return peopleOver(session) > 0 ? textOf(bookingsTexts, 'tooMany', { people, limit: limit ?? 0 }) : null;
}

/** Seats and people, two figures with their names; above the limit in red, and what is held where it is asked for. */
export function Fullness({ session, held = false }: { session: FullSession; held?: boolean }) {
  const t = useText(bookingsTexts);
  const over = tooManyText(session);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 tabular-nums">
      <span>{fullnessText(session)}</span>
      {held && session.held > 0 && (
        <span className="whitespace-nowrap text-muted-fg">{t('held', { count: session.held })}</span>
      )}
      {over && (
        <strong className="inline-flex items-center gap-1.25 rounded-md bg-danger-tint px-2 py-0.5 text-danger">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
          {over}
        </strong>
      )}
    </span>
  );
}
