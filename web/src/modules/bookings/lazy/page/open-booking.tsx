import { bookings } from '@leme/contract/bookings/bookings';
import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import type { RowsProps } from '#kit/resource/list/rows/record-table.tsx';
import { HistoryList } from '#kit/resource/record/history/history-list.tsx';
import { RecordFrame } from '#kit/resource/record/record-frame.tsx';
import { RecordGone } from '#kit/resource/record/record-gone.tsx';
import { useText } from '#kit/text/i18n.ts';
import { CustomerBookings } from '../customer/customer-bookings.tsx';
import { useBookingHistory } from '../history/lazy/history.queries.ts';
import { readBookingsAddress } from '../list/bookings-address.ts';
import { BookingActDialog } from './booking-act-dialog.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BookingBody } from './booking-body.tsx';
import { useBooking } from './booking-page.queries.ts';
import type { BookingPanels } from './booking-panels.ts';
import { BookingSheet } from './booking-sheet.tsx';
import { CustomerPanel } from './panels/customer-panel.tsx';
import { MessagesPanel } from './panels/messages-panel.tsx';
import { PaymentsPanel } from './panels/payments-panel.tsx';
import { PricePanel } from './panels/price-panel.tsx';
import { BookingState } from './state/booking-state.tsx';
import { pageTexts } from './texts/texts.ts';

export type OpenBookingProps = Pick<RowsProps, 'list'> & { panels: BookingPanels };

/** One booking on a page of its own: how it stands, who comes, what it costs and why, what was paid, and what can be done. */
export function OpenBooking({ list, panels }: OpenBookingProps) {
  const t = useText(pageTexts);
  const { state, change } = useUrlState(readBookingsAddress);
  const id = String(list.address.open);
  const query = useBooking(id);
  const booking = query.data;
  const product = [list.rows.find((row) => row.id === id)?.labels.product_id ?? []].flat()[0];
  const [tab, setTab] = useState<'fields' | 'history'>(list.address.tab === 'history' ? 'history' : 'fields');
  const close = () => list.show({ open: undefined, tab: undefined, act: undefined });
  const isGone = !booking && isProblem(query.error, 'not-found');
  const closeAct = () => change({ act: undefined });
  return (
    <>
      <RecordFrame
        asPage
        title={booking ? `${booking.code} · ${booking.customer_name}` : t('title')}
        subtitle={booking && t('title')}
        mark={booking && <BookingState status={booking.status} until={booking.hold_expires_at} />}
        listTitle={list.title}
        onClose={close}
        tabs={isGone ? undefined : { value: tab, onValueChange: setTab }}
        actions={booking && <BookingActions booking={booking} onPrint={() => window.print()} />}
        parts={booking && tab === 'fields' && <Parts booking={booking} product={product} panels={panels} />}
      >
        <div hidden={tab !== 'fields'}>
          {isGone ? (
            <RecordGone onBack={close} />
          ) : (
            <QueryView query={query} skeleton="form" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
              {(found) => <BookingBody booking={found} product={product} />}
            </QueryView>
          )}
        </div>
        {tab === 'history' && booking && <History id={id} />}
      </RecordFrame>
      {booking && <BookingSheet booking={booking} product={product} />}
      {booking && state.act && (
        <BookingActDialog key={state.act} act={state.act} booking={booking} onClose={closeAct} />
      )}
    </>
  );
}

function History({ id }: { id: string }) {
  return <HistoryList entity={bookings} history={useBookingHistory(id)} />;
}

type PartsProps = { booking: BookingDetail; product: string | undefined; panels: BookingPanels };

function Parts({ booking, product, panels: { People, Charges } }: PartsProps) {
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <PricePanel booking={booking} />
        <PaymentsPanel booking={booking} />
      </div>
      <Charges booking={booking} />
      <People booking={booking} />
      <CustomerPanel booking={booking} />
      {booking.customer_id !== null && <CustomerBookings row={{ id: booking.customer_id }} />}
      <MessagesPanel booking={booking} product={product} />
    </>
  );
}
