import { useLocation } from '@tanstack/react-router';
import type { PaletteAction } from '#kit/shell/palette-actions.ts';
import { useText } from '#kit/text/i18n.ts';
import { civilDay, useSelling } from '#modules/bookings/public.tsx';
import { sellWords } from '../selling/sell-words.ts';
import { paletteTexts } from './texts/texts.ts';

/** "Nova Reserva" and "Nova Sessão" from anywhere, for the day of the page. */
export function useSellActions(): readonly PaletteAction[] {
  const t = useText(paletteTexts);
  const { mayBook, mayPlan, book, plan } = useSelling();
  const day = useLocation({ select: ({ search }) => civilDay((search as { date?: unknown }).date) });
  return [
    ...(mayBook
      ? [
          {
            id: 'sell',
            label: t('newBooking'),
            icon: 'user-round-check',
            keywords: sellWords.booking,
            run: () => book(day),
          },
        ]
      : []),
    ...(mayPlan
      ? [
          {
            id: 'sessions.new',
            label: t('newSession'),
            icon: 'calendar-plus',
            keywords: sellWords.session,
            run: () => plan(day),
          },
        ]
      : []),
  ];
}
