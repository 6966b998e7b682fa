import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import type { Placeholder } from '@leme/contract/sales/message-template';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useFormat } from '#kit/text/format.ts';
import { partyText } from '../../party/booking-item.tsx';
import { dueOf } from './due-of.ts';
import { usePix } from './use-pix.ts';

/** What stands for each word of a message about a booking; empty where nothing is known. */
export function useMessageValues(
  booking: BookingDetail,
  product: string | undefined,
): Partial<Record<Placeholder, string>> {
  const { money, dateTime } = useFormat();
  const { tenant, user } = useSignedIn();
  const { codeFor } = usePix();
  const { customer_name, starts_at, total_price, remaining_amount, hold_expires_at, balance_due_at, code } =
    booking;
  const name = customer_name.trim();
  const [date = '', time = ''] = starts_at ? dateTime(starts_at).split(' ') : [];
  const due = dueOf(booking);
  const term = hold_expires_at ?? balance_due_at;
  return {
    nome: name,
    primeiro_nome: name.split(/\s/)[0] ?? name,
    produto: product ?? '',
    data: date,
    hora: time,
    passageiros: partyText(booking),
    valor: total_price === null ? '' : money(total_price),
    saldo: remaining_amount === null ? '' : money(Math.max(0, remaining_amount)),
    prazo: term ? dateTime(term) : '',
    empresa: tenant.name,
    vendedor: user.user_metadata.full_name,
    codigo: code,
    pix: (due && codeFor(code, due)) ?? '',
  };
}
