import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { ArrowRightLeft, Ban, Ellipsis, HandCoins, History, Hourglass, Pencil } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { owedBack } from '../payment/owed-back.ts';
import { useSessionRights } from '../session/session-rights.ts';
import type { BookingAct } from '../sessions/sessions-search.ts';
import { ContactLinks } from './contact-links.tsx';
import { partyTexts } from './texts/texts.ts';

export type BookingItemProps = { booking: BookingRow; onAct: (act: BookingAct) => void };

/** `2 Adulto, 1 Criança`. */
export function partyText({ booking_passengers }: Pick<BookingRow, 'booking_passengers'>): string {
  return booking_passengers
    .map(({ quantity, fare_type }) => `${quantity} ${fare_type?.label ?? ''}`.trim())
    .join(', ');
}

/** Who, how many, what is owed, and the ways to reach and change it. */
export function BookingItem({ booking, onAct }: BookingItemProps) {
  const t = useText(partyTexts);
  const { customer_name: name, customer_phone: phone, special_requirements: note } = booking;
  const facts = [
    booking.code,
    partyText(booking),
    t('seats', { count: booking.seats }),
    booking.people !== booking.seats && t('people', { count: booking.people }),
  ];
  const agent = booking.agent && t('agent', { name: booking.agent.name });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border px-3 py-2">
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <strong>{name}</strong>
        <span className="text-muted-fg tabular-nums">{[...facts, agent].filter(Boolean).join(' · ')}</span>
        {note && <span className="text-warning-text">{note}</span>}
        <Cancellation booking={booking} />
        <Hold booking={booking} />
      </div>
      <Money booking={booking} />
      <span className="flex items-center gap-1.5">
        {phone && (
          <ContactLinks
            phone={phone}
            labels={{ call: t('call', { name }), whatsApp: t('whatsApp', { name }) }}
          />
        )}
        <Actions booking={booking} onAct={onAct} />
      </span>
    </li>
  );
}

function Cancellation({ booking }: { booking: BookingRow }) {
  const t = useText(partyTexts);
  const { dateTime } = useFormat();
  const { cancelled_at: at, cancel_reason: reason } = booking;
  if (booking.status !== 'cancelled') return null;
  const words = [at && t('cancelledAt', { when: dateTime(at) }), reason && t('reason', { reason })];
  return <span className="text-danger-text">{words.filter(Boolean).join(' · ')}</span>;
}

function Hold({ booking }: { booking: BookingRow }) {
  const t = useText(partyTexts);
  const { dateTime } = useFormat();
  if (booking.status !== 'on_hold') return null;
  const { hold_expires_at: until } = booking;
  return (
    <span className="inline-flex items-center gap-1.25 text-warning-text">
      <Hourglass aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.75} />
      {until ? t('heldUntil', { when: dateTime(until) }) : t('heldOpen')}
    </span>
  );
}

/** What is owed or to be returned, in words; nothing for who may not see money. */
function Money({ booking }: { booking: BookingRow }) {
  const t = useText(partyTexts);
  const { money } = useFormat();
  const { paid_amount, remaining_amount } = booking;
  if (paid_amount === null || remaining_amount === null) return null;
  const isOff = booking.status === 'cancelled';
  const credit = owedBack(booking);
  if (credit > 0)
    return <strong className="text-warning-text">{t('credit', { amount: money(credit) })}</strong>;
  if (isOff) return null;
  if (remaining_amount === 0) return <span className="text-success-text">{t('paid')}</span>;
  return (
    <strong className="text-danger-text tabular-nums">
      {t('owed', { amount: money(remaining_amount) })}
    </strong>
  );
}

function Actions({ booking, onAct }: BookingItemProps) {
  const t = useText(partyTexts);
  const { changeBooking } = useSessionRights();
  const isOff = booking.status === 'cancelled';
  const mayChange = changeBooking === null;
  const owesBack = owedBack(booking) > 0;
  const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;
  const changes = [
    { act: 'edit', label: t('edit'), Icon: Pencil },
    { act: 'move', label: t('move'), Icon: ArrowRightLeft },
  ] as const;
  return (
    <Menu
      trigger={
        <IconButton
          name={t('actionsOf', { name: booking.customer_name })}
          variant="plain"
          size="sm"
          className="max-md:size-11"
          icon={<Ellipsis className="size-4" strokeWidth={1.75} />}
        />
      }
    >
      {mayChange &&
        !isOff &&
        changes.map(({ act, label, Icon }) => (
          <MenuItem key={act} icon={<Icon {...icon} />} onSelect={() => onAct(act)}>
            {label}
          </MenuItem>
        ))}
      {mayChange && booking.paid_amount !== null && (!isOff || owesBack) && (
        <MenuItem icon={<HandCoins {...icon} />} onSelect={() => onAct('pay')}>
          {t(isOff ? 'refund' : 'pay')}
        </MenuItem>
      )}
      <MenuItem icon={<History {...icon} />} onSelect={() => onAct('history')}>
        {t('history')}
      </MenuItem>
      {mayChange && !isOff && (
        <MenuItem danger icon={<Ban {...icon} />} onSelect={() => onAct('cancel')}>
          {t(booking.status === 'on_hold' ? 'release' : 'cancel')}
        </MenuItem>
      )}
    </Menu>
  );
}
