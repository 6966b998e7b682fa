import { CalendarPlus, Plus } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Button, type ButtonProps } from '#ui/buttons/button.tsx';
import { useAt } from '../days/use-today.ts';
import { bookingsTexts } from '../texts/texts.ts';
import { type Departure, takesMore } from './departures.ts';
import { useSelling } from './use-selling.ts';

type Look = Pick<ButtonProps, 'size' | 'variant' | 'block' | 'className'>;
const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

export type SellOnDayProps = {
  date: string;
  /** For thumbs, side by side. */
  large?: boolean;
  className?: string;
};

/** "Nova Reserva" and "Nova Sessão" of a day, as far as the person may. */
export function SellOnDay({ date, large = false, className }: SellOnDayProps) {
  const t = useText(bookingsTexts);
  const { mayBook, mayPlan, book, plan } = useSelling();
  const look: Look = large ? { size: 'lg', className: 'flex-1' } : { className };
  if (!mayBook && !mayPlan) return null;
  const buttons = (
    <>
      {mayPlan && (
        <Button {...look} onClick={() => plan(date)}>
          <CalendarPlus {...icon} />
          {t('newSession')}
        </Button>
      )}
      {mayBook && (
        <Button {...look} variant={large ? 'plain' : 'primary'} onClick={() => book(date)}>
          <Plus {...icon} />
          {t('newBooking')}
        </Button>
      )}
    </>
  );
  return large ? <div className="flex flex-wrap gap-2">{buttons}</div> : buttons;
}

export type SellSeatProps = Look & {
  departure: Departure & { id: string; date: string; end_time: string };
};

/** "Nova Reserva" of one departure, while it takes somebody more. */
export function SellSeat({ departure, ...look }: SellSeatProps) {
  const t = useText(bookingsTexts);
  const { mayBook, book } = useSelling();
  const isOpen = useAt((now) => takesMore(departure, now));
  if (!mayBook || !isOpen) return null;
  const name = `${t('newBooking')}: ${departure.product.name}, ${departure.start_time.slice(0, 5)}`;
  return (
    <Button {...look} aria-label={name} onClick={() => book(departure.date, departure.id)}>
      <Plus {...icon} />
      {t('newBooking')}
    </Button>
  );
}
