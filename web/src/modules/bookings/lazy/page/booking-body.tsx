import { bookings } from '@leme/contract/bookings/bookings';
import type { SessionRow } from '@leme/contract/bookings/endpoints';
import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { choiceOf, labelOf } from '@leme/contract/kit/resource/labels';
import type { ReactNode } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { ProductColor } from '#ui/chips/product-color.tsx';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { SessionBadge } from '../../session/session-badge.tsx';
import { SessionsLink } from '../../session/sessions-link.tsx';
import { partyText } from '../party/booking-item.tsx';
import { partyTexts } from '../party/texts/texts.ts';
import { Boats } from '../session/session-parts.tsx';
import { useDeparture } from './booking-page.queries.ts';
import { BookingPath } from './state/booking-path.tsx';
import { pageTexts } from './texts/texts.ts';

/** How the booking stands, and what was sold: departure, boats, party, channel. */
export function BookingBody({ booking, product }: { booking: BookingDetail; product: string | undefined }) {
  const { data: session } = useDeparture(booking.session_id);
  return (
    <div className="grid gap-5">
      <BookingPath booking={booking} />
      <Departure booking={booking} session={session} product={product} />
    </div>
  );
}

type DepartureProps = {
  booking: BookingDetail;
  session: SessionRow | undefined;
  product: string | undefined;
};

function Departure({ booking, session, product }: DepartureProps) {
  const t = useText(pageTexts);
  const words = useText(partyTexts);
  const locale = useLocale();
  const { dateTime } = useFormat();
  const { channel, language, agent, special_requirements: note } = booking;
  const { fields } = bookings;
  const rows: (readonly [string, ReactNode] | false)[] = [
    [
      t('departure'),
      booking.starts_at ? (
        <b key="at" className="tabular-nums">
          {dateTime(booking.starts_at)}
        </b>
      ) : (
        <EmptyValue key="none" />
      ),
    ],
    [
      t('product'),
      session ? (
        <span key="product" className="inline-flex min-w-0 items-center gap-2">
          <ProductColor color={session.product.color} />
          {session.product.name}
        </span>
      ) : (
        (product ?? <EmptyValue key="none" />)
      ),
    ],
    session !== undefined && [t('boats'), <Boats key="boats" session={session} />],
    [t('party'), partyText(booking) || words('people', { count: booking.people })],
    [labelOf(fields.channel, locale), choiceOf(fields.channel, channel, locale)],
    agent !== null && [labelOf(fields.agent_id, locale), agent.name],
    language !== null && [labelOf(fields.language, locale), choiceOf(fields.language, language, locale)],
    note !== null && [
      labelOf(fields.special_requirements, locale),
      <span key="note" className="text-warning-text">
        {note}
      </span>,
    ],
  ];
  return (
    <section aria-label={t('departure')} className="grid gap-3 border-t pt-4">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 md:grid-cols-[auto_1fr_auto_1fr]">
        {rows.map(
          (row) =>
            row && (
              <div key={row[0]} className="contents">
                <dt className="text-muted-fg">{row[0]}</dt>
                <dd className="wrap-anywhere min-w-0">{row[1]}</dd>
              </div>
            ),
        )}
      </dl>
      {session && (
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <SessionBadge session={session} />
          <SessionsLink date={session.date} />
        </div>
      )}
    </section>
  );
}
