import { ArrowRightLeft, Eye } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import type { TimeEntryMenu } from '#kit/time/time-line-shapes.ts';
import type { CalendarEntry } from './calendar-rows.ts';
import { sessionsCalendarTexts } from './texts/texts.ts';
import { useCalendarWords } from './use-calendar-words.ts';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

type EntryActs = {
  onOpen: (entry: CalendarEntry) => void;
  onMove: ((entry: CalendarEntry) => void) | undefined;
};

/** What can be done to a session of the calendar, on a phone behind three dots and else by right click or the menu key. */
export function useEntryMenu({ onOpen, onMove }: EntryActs): (entry: CalendarEntry) => TimeEntryMenu {
  const t = useText(sessionsCalendarTexts);
  const { nameOf } = useCalendarWords();
  return (entry) => ({
    name: t('actionsOf', { name: nameOf(entry.session) }),
    actions: [
      { id: 'open', label: t('open'), icon: <Eye {...icon} />, onSelect: () => onOpen(entry) },
      {
        id: 'move',
        label: t('moveTo'),
        icon: <ArrowRightLeft {...icon} />,
        reason: onMove ? (entry.isFixed ? t('isFixed') : null) : t('mayNotMove'),
        onSelect: () => onMove?.(entry),
      },
    ],
  });
}
