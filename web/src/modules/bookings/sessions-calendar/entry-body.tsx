import { FileWarning, Pencil, TriangleAlert } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { cn } from '#ui/style/cn.ts';
import { bookingsTexts } from '../texts/texts.ts';
import type { CalendarEntry, Mark } from './calendar-rows.ts';
import { guideAndSailor, timesOf } from './use-calendar-words.ts';

const icons = { papers: FileWarning, people: TriangleAlert, edited: Pencil } as const;

/** The marks of a session as signs; what they say stands in its name. */
export function MarkIcons({ marks }: { marks: readonly Mark[] }) {
  return marks.map((mark) => {
    const Icon = icons[mark];
    return (
      <Icon
        key={mark}
        aria-hidden="true"
        strokeWidth={2}
        className={cn('size-3 shrink-0', mark === 'edited' ? 'text-muted-fg' : 'text-warning-text')}
      />
    );
  });
}

/** `14/20`; full it stands out. */
export function Taken({ session }: { session: CalendarEntry['session'] }) {
  const { taken, total_capacity } = session;
  return (
    <span
      className={cn(
        'font-semibold text-fg tabular-nums',
        taken >= total_capacity && 'rounded-xs bg-warning-tint px-1 text-warning',
      )}
    >
      {taken}/{total_capacity}
    </span>
  );
}

/** What stands in an entry: as much as it has room for, its seats first. */
export function EntryBody({ entry }: { entry: CalendarEntry }) {
  const words = useText(bookingsTexts);
  const { session, marks } = entry;
  const isGone = session.status === 'cancelled';
  return (
    <span className="flex h-full flex-col justify-center overflow-hidden">
      <span className="flex items-center gap-1 @max-[4.5rem]:hidden">
        <span className={cn('truncate', isGone ? 'text-muted-fg line-through' : 'font-semibold')}>
          {session.product.name}
        </span>
        <MarkIcons marks={marks} />
      </span>
      <span className="truncate text-muted-fg tabular-nums @max-[4.5rem]:hidden">{timesOf(session)}</span>
      <span className="flex items-center gap-1.5 truncate text-muted-fg">
        {isGone ? (
          <span className="truncate font-semibold text-danger-text">{words('cancelled')}</span>
        ) : (
          <>
            <Taken session={session} />
            <span className="truncate @max-[4.5rem]:hidden">{guideAndSailor(session)}</span>
          </>
        )}
      </span>
    </span>
  );
}
