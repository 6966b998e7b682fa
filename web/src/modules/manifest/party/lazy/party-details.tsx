import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import type { ReactNode } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { phoneText } from '#kit/text/phone-text.ts';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { manifestTexts } from '../../texts/texts.ts';
import { Amount, PendingAmount, Requirements } from '../party-parts.tsx';
import { useVisibleFields, type VisibleFields } from '../visible-fields.ts';

type Row = {
  id: 'phone' | 'total' | 'paid' | 'pending' | 'agent' | 'requirements' | 'code';
  value: ReactNode;
};

function rowsOf(booking: ManifestBooking, visible: VisibleFields): Row[] {
  const phone: Row = {
    id: 'phone',
    value: booking.customer_phone ? phoneText(booking.customer_phone) : <EmptyValue />,
  };
  const money: Row[] = [
    { id: 'total', value: <Amount value={booking.total_price} /> },
    { id: 'paid', value: <Amount value={booking.paid_amount} /> },
    { id: 'pending', value: <PendingAmount value={booking.remaining_amount} /> },
  ];
  const requirements: Row = {
    id: 'requirements',
    value: <Requirements text={booking.special_requirements} />,
  };
  return [
    ...(visible.phone ? [phone] : []),
    ...(visible.money ? money : []),
    { id: 'agent', value: booking.agent?.name ?? <EmptyValue /> },
    ...(visible.requirements ? [requirements] : []),
    { id: 'code', value: booking.code },
  ];
}

/** The rest of the table's columns as label and value, with the same labels. */
export function PartyDetails({ booking }: { booking: ManifestBooking }) {
  const t = useText(manifestTexts);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 md:max-w-96">
      {rowsOf(booking, useVisibleFields()).map((row) => (
        <div key={row.id} className="contents">
          <dt className="text-muted-fg">{t(row.id)}</dt>
          <dd className="text-end tabular-nums">{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
