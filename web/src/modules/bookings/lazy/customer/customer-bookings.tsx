import { read } from '@leme/contract/access/permission';
import type { CustomerBookings as Found } from '@leme/contract/bookings/customer-booking-endpoints';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { usePagerLabels } from '#kit/list/pager/use-pager-labels.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { Pager } from '#ui/records/pager.tsx';
import { useSelling } from '../../sell/use-selling.ts';
import { BookingLine } from './booking-line.tsx';
import { useCustomerBookings, type When } from './customer-bookings.queries.ts';
import { customerTexts } from './texts/texts.ts';

/** The bookings of the open customer, for who may read bookings. */
export function CustomerBookings({ row }: { row: Pick<AnyRow, 'id'> }) {
  return useCan()(read('bookings')) && <Bookings key={row.id} id={row.id} />;
}

function Bookings({ id }: { id: string }) {
  const t = useText(customerTexts);
  const heading = useId();
  const [{ when, page }, setShown] = useState<{ when: When; page: number }>({ when: 'coming', page: 1 });
  const query = useCustomerBookings(id, when, page);
  const found = query.data;
  const labelOf = (each: When) => (found ? `${t(each)} ${found[each]}` : t(each));
  const isNone = found !== undefined && found.coming + found.past === 0;
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title={t('title')} actions={<BookFor id={id} />} />
      {!isNone && (
        <CardBody>
          <Segmented
            name={t('when')}
            value={when}
            onValueChange={(next) => setShown({ when: next === 'past' ? 'past' : 'coming', page: 1 })}
            options={[
              { value: 'coming', label: labelOf('coming') },
              { value: 'past', label: labelOf('past') },
            ]}
          />
        </CardBody>
      )}
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={2}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <p className="px-4 pb-4 text-muted-fg">
            {t(isNone ? 'none' : when === 'past' ? 'nonePast' : 'noneComing')}
          </p>
        }
      >
        {({ data }) => (
          <ul aria-labelledby={heading}>
            {data.map((booking) => (
              <BookingLine key={booking.id} booking={booking} />
            ))}
          </ul>
        )}
      </QueryView>
      {found && <Pages found={found} count={found[when]} onPage={(next) => setShown({ when, page: next })} />}
    </Card>
  );
}

type PagesProps = { found: Found; count: number; onPage: (page: number) => void };

function Pages({ found: { page, limit, data }, count, onPage }: PagesProps) {
  const t = useText(customerTexts);
  const labels = usePagerLabels();
  if (count <= limit) return null;
  const from = (page - 1) * limit + 1;
  return (
    <Pager
      page={page}
      pageCount={Math.ceil(count / limit)}
      onPageChange={onPage}
      summary={t('summary', { from, to: from + data.length - 1, count })}
      labels={labels}
    />
  );
}

function BookFor({ id }: { id: string }) {
  const t = useText(customerTexts);
  const { mayBook, bookFor } = useSelling();
  if (!mayBook) return null;
  return (
    <Button size="sm" className="max-md:h-11" onClick={() => bookFor(id)}>
      <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t('newBooking')}
    </Button>
  );
}
