import { may } from '@leme/contract/access/permission';
import { bookingList } from '@leme/contract/bookings/life/booking-list';
import { Plus, Settings } from 'lucide-react';
import { type ComponentType, Suspense, useCallback, useMemo } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { RecordTable, type RowsProps } from '#kit/resource/list/rows/record-table.tsx';
import { type OwnScreen, screenOfList } from '#kit/resource/screen-of-list.tsx';
import { usePaletteActions } from '#kit/shell/palette-actions.ts';
import type { Prefetch } from '#kit/shell/screen.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { MenuItem } from '#ui/menus/menu.tsx';
import type { BookingPanels } from '../page/booking-panels.ts';
import { useNewBooking } from '../page/offered/use-act-on.ts';
import { BookingCards } from './booking-cards.tsx';
import { PendingCell, StatusCell } from './booking-cells.tsx';
import { type BookingsAddress, readBookingsAddress } from './bookings-address.ts';
import { useBookingBulk } from './bulk/use-booking-bulk.tsx';
import { prefetchFilters } from './prefetch-filters.ts';
import { quickNames } from './quick-choices.ts';
import { QuickLinks } from './quick-links.tsx';
import { RowActs } from './row-acts.tsx';
import { listTexts } from './texts/texts.ts';

const SettingsDialog = lazyPart(
  async () => (await import('./settings/booking-settings-dialog.tsx')).BookingSettingsDialog,
);
const OpenBooking = lazyPart(async () => (await import('../page/open-booking.tsx')).OpenBooking);

type OpenProps = Pick<RowsProps, 'list'>;

const rows = { Table: RecordTable, Cards: BookingCards };
// Of the money of a booking an agent is told its total alone.
const agencyQuick = ['today', 'options'] as const;
const sign = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** All bookings, with the panels of an open one that stand above them. */
export function bookingsScreen(panels: BookingPanels) {
  const Open = ({ list }: OpenProps) => (
    <Suspense fallback={<Coming />}>
      <OpenBooking list={list} panels={panels} />
    </Suspense>
  );
  const ways = {
    // Rows of a page, as leads have them.
    limits: { desk: 50, thumb: 20 },
    // [A9-04]
    freshness: { freshMs: 120_000, keptMs: 300_000, retries: 1 },
    useOwn: (compact: boolean) => useOwn(Open, compact),
  };
  const cells = { status: StatusCell, remaining_amount: PendingCell };
  const House = screenOfList(
    bookingList,
    {
      columns: [
        ...(['starts_at', 'customer_name', 'customer_phone', 'product_id', 'people', 'total_price'] as const),
        ...(['paid_amount', 'remaining_amount', 'status', 'channel', 'agent_id', 'created_by'] as const),
      ],
      // What is owed and how it stands are what one opens the list for.
      least: [
        ...(['created_by', 'channel', 'agent_id', 'paid_amount', 'customer_phone'] as const),
        ...(['people', 'product_id', 'total_price'] as const),
      ],
      cells,
      empty: 'bookings.empty',
    },
    ways,
  );
  // What an agent is told of its bookings (0098).
  const Agency = screenOfList(
    bookingList,
    {
      columns: ['starts_at', 'customer_name', 'product_id', 'people', 'total_price', 'status'],
      cells,
      empty: 'bookings.empty',
    },
    ways,
  );
  function Bookings() {
    const List: ComponentType = useSignedIn().partner ? Agency : House;
    return <List />;
  }
  const prefetch: Prefetch = async (client, company) => {
    await Promise.all([House.prefetch(client, company), prefetchFilters(client, company)]);
  };
  return Object.assign(Bookings, { prefetch });
}

/** The place of a page whose code is on its way. */
function Coming() {
  return <Skeleton variant="form" label={useText(kitTexts)('loading')} />;
}

function useOwn(Open: ComponentType<OpenProps>, compact: boolean): OwnScreen {
  const t = useText(listTexts);
  const { state, change } = useUrlState<BookingsAddress>(readBookingsAddress);
  const decides = useCan()(may('tenant-settings', 'update'));
  const { partner } = useSignedIn();
  const sell = useNewBooking();
  const bulk = useBookingBulk();
  const openSettings = useCallback(() => change({ settings: 1 }, { push: true }), [change]);
  useSettingsInPalette(decides, openSettings);
  return {
    words: { subtitle: t('subtitle'), loadFailed: t('loadFailed'), noun: t('noun') },
    rows,
    together: bulk.together,
    above: (
      <>
        <QuickLinks names={partner ? agencyQuick : quickNames} />
        {bulk.report}
      </>
    ),
    menu: decides && (
      <MenuItem icon={<Settings {...sign} />} onSelect={openSettings}>
        {t('settings')}
      </MenuItem>
    ),
    tools:
      sell &&
      (compact ? (
        <IconButton name={t('new')} variant="primary" icon={<Plus {...sign} />} onClick={sell} />
      ) : (
        <Button variant="primary" onClick={sell}>
          <Plus {...sign} />
          {t('new')}
        </Button>
      )),
    menuOf: (row, large) => <RowActs row={row} large={large} />,
    Open,
    opensAsPage: true,
    beside: (
      <>
        <Suspense>
          {state.settings && decides && <SettingsDialog onClose={() => change({ settings: undefined })} />}
        </Suspense>
        {bulk.question}
      </>
    ),
  };
}

function useSettingsInPalette(decides: boolean, run: () => void): void {
  const t = useText(listTexts);
  const label = t('settings');
  const actions = useMemo(
    () =>
      decides ? [{ id: 'booking-settings', label, icon: 'sliders-horizontal', keywords: 'pix', run }] : [],
    [decides, label, run],
  );
  usePaletteActions(actions);
}
