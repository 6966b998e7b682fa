import { useText } from '#kit/text/i18n.ts';
import { ProductColor } from '#ui/chips/product-color.tsx';
import type { CalendarSession } from './calendar-rows.ts';
import { MarkIcons } from './entry-body.tsx';
import { sessionsCalendarTexts } from './texts/texts.ts';
import { useCalendarWords } from './use-calendar-words.ts';

const marks = ['papers', 'people', 'edited'] as const;

/** What colours, patterns and signs mean. */
export function CalendarLegend({ sessions }: { sessions: readonly CalendarSession[] }) {
  const t = useText(sessionsCalendarTexts);
  const words = useCalendarWords();
  const products = new Map(sessions.map(({ product }) => [product.id, product]));
  const item = 'flex min-w-0 items-center gap-1.5';
  return (
    <ul aria-label={t('legend')} className="flex flex-wrap gap-x-4 gap-y-1 text-muted-fg text-xs">
      {[...products.values()].map(({ id, name, color }) => (
        <li key={id} className={item}>
          <ProductColor color={color} />
          <span className="wrap-anywhere">{name}</span>
        </li>
      ))}
      {marks.map((mark) => (
        <li key={mark} className={item}>
          <MarkIcons marks={[mark]} />
          {words.mark(mark)}
        </li>
      ))}
      <li className={item}>
        <span aria-hidden="true" className="time-hatched h-3 w-4.5 rounded-xs border" />
        {t('blocked')}
      </li>
      <li className={item}>
        <span aria-hidden="true" className="h-3 w-4.5 rounded-xs border border-edge border-dashed" />
        {t('calledOff')}
      </li>
    </ul>
  );
}
