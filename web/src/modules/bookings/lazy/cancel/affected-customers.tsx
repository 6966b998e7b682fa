import type { BookingRow, SessionRow } from '@leme/contract/bookings/endpoints';
import { QueryView } from '#kit/live/query-view.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import type { useSessionBookings } from '../party/booking.queries.ts';
import { ContactLinks } from '../party/contact-links.tsx';
import { cancelTexts } from './texts/texts.ts';

export type AffectedCustomersProps = {
  session: SessionRow;
  query: ReturnType<typeof useSessionBookings>['query'];
};

/** Whose bookings go with the session, with the way to tell them. */
export function AffectedCustomers({ session, query }: AffectedCustomersProps) {
  const t = useText(cancelTexts);
  const count = query.data?.data.length ?? session.booking_count;
  return (
    <section className="grid gap-2 rounded-md bg-danger-tint px-3 py-2">
      <h3 className="text-danger">{t('affected', { count })}</h3>
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={Math.min(3, count)}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
      >
        {({ data }) => (
          <ul className="grid max-h-72 gap-2 overflow-y-auto">
            {data.map((booking) => (
              <Customer key={booking.id} booking={booking} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function Customer({ booking }: { booking: BookingRow }) {
  const t = useText(cancelTexts);
  const { money } = useFormat();
  const { customer_name: name, customer_phone: phone, paid_amount: paid } = booking;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-surface px-3 py-2">
      <span className="grid">
        <strong>{name}</strong>
        <span className="text-muted-fg text-xs tabular-nums">
          {booking.code}
          {paid ? ` · ${t('paid', { amount: money(paid) })}` : ''}
        </span>
      </span>
      {phone ? (
        <ContactLinks
          phone={phone}
          labels={{ call: t('call', { name }), whatsApp: t('whatsApp', { name }) }}
        />
      ) : (
        <span className="text-muted-fg">{t('noPhone')}</span>
      )}
    </li>
  );
}
