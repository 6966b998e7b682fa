import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, type ReactNode, useId, useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { phoneText, whatsAppLink } from '#kit/text/phone-text.ts';
import { WhatsAppIcon } from '#ui/icons/whatsapp-icon.tsx';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { Td, Tr } from '#ui/lists/table.tsx';
import { cn } from '#ui/style/cn.ts';
import { AttendanceStatus, PartlyAboard } from '../../../attendance/attendance-status.tsx';
import type { Party } from '../../../attendance/painted/day-store.ts';
import { useParty } from '../../../attendance/painted/use-day.ts';
import { PartyMore } from '../../../party/lazy-parts.tsx';
import { Amount, AttendanceNotes, Birthday, Passengers, PendingAmount } from '../../../party/party-parts.tsx';
import { manifestTexts } from '../../../texts/texts.ts';
import type { Column, ColumnId } from './columns.ts';
import { Needs, NeedsMark } from './needs.tsx';

export type BookingRowProps = {
  /** The booking. */
  id: string;
  date: string;
  columns: readonly Column[];
};

/** One booking, drawn again only when it changes itself. */
export const BookingRow = memo(function BookingRow({ id, ...rest }: BookingRowProps) {
  const party = useParty(id);
  return party && <Row {...party} {...rest} />;
});

/** Its name opens what does not fit the columns. */
function Row({ booking, busy, waiting, fresh, date, columns }: Party & Omit<BookingRowProps, 'id'>) {
  const [unfolded, setUnfolded] = useState(false);
  const moreId = useId();
  const cells: Record<ColumnId, () => ReactNode> = {
    customer: () => (
      <>
        <span className="flex items-center gap-1.5">
          <Name
            booking={booking}
            unfolded={unfolded}
            moreId={moreId}
            onPress={() => setUnfolded(!unfolded)}
          />
          <NeedsMark booking={booking} />
        </span>
        <Birthday booking={booking} date={date} />
      </>
    ),
    phone: () => <Phone booking={booking} />,
    passengers: () => <Passengers booking={booking} />,
    total: () => <Amount value={booking.total_price} />,
    paid: () => <Amount value={booking.paid_amount} />,
    pending: () => <PendingAmount value={booking.remaining_amount} />,
    agent: () => booking.agent?.name ?? <EmptyValue />,
    requirements: () => <Needs booking={booking} />,
    status: () => (
      <span className="flex flex-wrap items-center gap-x-1.5">
        <AttendanceStatus booking={booking} />
        <PartlyAboard booking={booking} />
        <AttendanceNotes booking={booking} waiting={waiting} />
      </span>
    ),
  };
  return (
    <>
      <Tr data-booking={booking.id} aria-busy={busy}>
        {columns.map(({ id, end, below = [] }) => (
          <Td key={id} end={end} numeric={end} data-column={id} className={cellStyle(id, fresh)}>
            {cells[id]()}
            {below.map((under) => isFilled(booking, under) && <Below key={under}>{cells[under]()}</Below>)}
          </Td>
        ))}
      </Tr>
      {unfolded && (
        <tr id={moreId}>
          <td colSpan={columns.length} className="border-b bg-muted px-4 py-3">
            <PartyMore
              booking={booking}
              date={date}
              layout="row"
              isShort={columns.some(({ below }) => below)}
            />
          </td>
        </tr>
      )}
    </>
  );
}

/** What has no column of its own, in a smaller line. */
function Below({ children }: { children: ReactNode }) {
  return <span className="block text-muted-fg text-xs">{children}</span>;
}

/** A missing value needs a sign in its own column only. */
function isFilled({ customer_phone, agent }: ManifestBooking, id: ColumnId): boolean {
  if (id === 'phone') return customer_phone !== null;
  return id !== 'agent' || agent !== null;
}

const wrapping: readonly ColumnId[] = ['requirements', 'passengers', 'customer', 'agent'];

function cellStyle(id: ColumnId, fresh: boolean): string {
  return cn(
    'px-1.5',
    wrapping.includes(id) && 'wrap-anywhere whitespace-normal py-1 leading-4.5',
    fresh && 'animate-changed',
  );
}

type NameProps = { booking: ManifestBooking; unfolded: boolean; moreId: string; onPress: () => void };

function Name({ booking, unfolded, moreId, onPress }: NameProps) {
  const Icon = unfolded ? ChevronDown : ChevronRight;
  return (
    <button
      type="button"
      data-control="name"
      aria-expanded={unfolded}
      aria-controls={unfolded ? moreId : undefined}
      onClick={onPress}
      className="-ms-1 flex min-h-6 items-center gap-0.5 rounded-sm text-start font-semibold"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-muted-fg" strokeWidth={1.75} />
      {booking.customer_name}
    </button>
  );
}

function Phone({ booking: { customer_name: name, customer_phone: phone } }: { booking: ManifestBooking }) {
  const t = useText(manifestTexts);
  if (!phone) return <EmptyValue />;
  return (
    <span className="flex items-center gap-1">
      <a href={`tel:${phone}`} className="hover:underline">
        {phoneText(phone)}
      </a>
      <a
        href={whatsAppLink(phone)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('whatsapp', { name })}
        className="grid size-6 shrink-0 place-items-center rounded-sm text-muted-fg hover:text-fg"
      >
        <WhatsAppIcon className="size-4" />
      </a>
    </span>
  );
}
