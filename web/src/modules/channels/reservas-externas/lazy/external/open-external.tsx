import { may } from '@leme/contract/access/permission';
import {
  type ExternalBooking,
  externalBookings,
  undecidedStates,
} from '@leme/contract/channels/external-bookings';
import type { acceptExternalBooking } from '@leme/contract/channels/external-endpoints';
import { externalVerdict } from '@leme/contract/channels/external-verdict';
import { choiceOf, labelOf } from '@leme/contract/kit/resource/labels';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { Suspense, useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { FieldValue } from '#kit/resource/field-value.tsx';
import { fieldOf } from '#kit/resource/fields-of.ts';
import type { RowsProps } from '#kit/resource/list/rows/record-table.tsx';
import { RecordGone } from '#kit/resource/record/record-gone.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { AsSaid, useExternal } from './as-said.tsx';
import { externalTexts } from './texts/texts.ts';

const RejectDialog = lazyPart(async () => (await import('./reject-dialog.tsx')).RejectDialog);
const BookDialog = lazyPart(async () => (await import('./book-dialog.tsx')).BookDialog);

const told = [
  ...(['partner_id', 'state', 'customer_name', 'starts_at', 'code', 'source'] as const),
  ...(['total_price', 'said_total', 'created_at'] as const),
];
const changed = ['reservas-externas', 'bookings', 'sessions'] as const;

/** What came from outside, with what is wrong of it: two presses accept it. */
export function OpenExternal({ list }: Pick<RowsProps, 'list'>) {
  const t = useText(externalTexts);
  const row = list.rows.find(({ id }) => id === list.address.open);
  const close = () => list.show({ open: undefined });
  if (!row && !list.query.isSuccess) return null;
  if (!row)
    return (
      <Dialog title={t('gone')} onClose={close}>
        <RecordGone onBack={close} />
      </Dialog>
    );
  return <Opened key={row.id} row={row} onClose={close} />;
}

function Opened({ row, onClose }: { row: RowsProps['list']['rows'][number]; onClose: () => void }) {
  const t = useText(externalTexts);
  const locale = useLocale();
  const [refusal, setRefusal] = useState<unknown>(null);
  const external = row as unknown as External;
  if (refusal)
    return (
      <Suspense>
        <BookDialog external={external} refusal={refusal} onDone={onClose} onClose={() => setRefusal(null)} />
      </Suspense>
    );
  return (
    <Dialog
      title={t('title', { reference: external.reference ?? '' })}
      onClose={onClose}
      footer={<Verbs external={external} onDone={onClose} onUnbooked={setRefusal} />}
    >
      <div className="grid gap-4">
        <Wrong external={external} />
        <dl className="grid gap-3 sm:grid-cols-2">
          {told.map((name) => {
            const field = fieldOf(externalBookings, name);
            return (
              <div key={name} className="min-w-0">
                <dt className="text-muted-fg text-sm">{field && labelOf(field, locale)}</dt>
                <dd className="wrap-anywhere min-w-0">
                  <FieldValue resource={externalBookings} name={name} row={row} />
                </dd>
              </div>
            );
          })}
        </dl>
        <Detail id={external.id} />
      </div>
    </Dialog>
  );
}

type External = ExternalBooking & { id: string };

/** What the office has to decide, and by how much prices differ. */
function Wrong({ external }: { external: External }) {
  const t = useText(externalTexts);
  const locale = useLocale();
  const { money } = useFormat();
  const { fault, state, said_total, total_price } = external;
  const field = fieldOf(externalBookings, 'fault');
  if (!fault || !field || state === 'mapped') return null;
  const isPrice = fault === 'price-differs' && said_total !== null && total_price !== null;
  return (
    <Banner tone="warning">
      <p className="font-semibold">{choiceOf(field, fault, locale)}</p>
      {isPrice && (
        <p>
          {t('differs', {
            theirs: money(said_total),
            ours: money(total_price),
            difference: money(toReais(toCents(said_total) - toCents(total_price))),
          })}
        </p>
      )}
    </Banner>
  );
}

type VerbsProps = {
  external: External;
  onDone: () => void;
  /** Nobody could book it as it came. */
  onUnbooked: (refusal: unknown) => void;
};

function Verbs({ external, onDone, onUnbooked }: VerbsProps) {
  const t = useText(externalTexts);
  const openPage = useOpenPage();
  const mayDecide = useCan()(may('reservas-externas', 'update'));
  const isOffline = useConnectivity() === 'offline';
  const [isRejecting, setRejecting] = useState(false);
  const { id, state, booking_id, said_total, total_price } = external;
  const accept = useVerb(
    (price: 'theirs' | 'ours') =>
      call<typeof acceptExternalBooking>('POST /external-bookings/:id/acceptance', { id, price } as never),
    {
      shows: changed,
      done: ({ code }) => t('accepted', { code: code ?? '' }),
      failed: t('failed'),
      // What the partner said does not tell it: the office does.
      place: (error) => {
        const isUntold = isProblem(error, 'external-unbooked');
        if (isUntold) onUnbooked(error);
        return isUntold;
      },
    },
  );
  const decide = async (price: 'theirs' | 'ours') => {
    if (await accept.run(price)) onDone();
  };
  const isOpen = mayDecide && undecidedStates.includes(state);
  const differs = said_total !== null && total_price !== null && said_total !== total_price;
  return (
    <>
      {booking_id && <Button onClick={() => openPage(`/bookings?open=${booking_id}`)}>{t('booking')}</Button>}
      {isOpen && (
        <Button disabled={isOffline} onClick={() => setRejecting(true)}>
          {t('reject')}
        </Button>
      )}
      {isOpen && booking_id && differs && (
        <Button busy={accept.isBusy} disabled={isOffline} onClick={() => void decide('ours')}>
          {t('acceptOurs')}
        </Button>
      )}
      {isOpen && (
        <Button
          variant="primary"
          busy={accept.isBusy}
          disabled={isOffline}
          onClick={() => void decide('theirs')}
        >
          {t(booking_id && differs ? 'acceptTheirs' : booking_id ? 'accept' : 'book')}
        </Button>
      )}
      <Suspense>
        {isRejecting && (
          <RejectDialog external={external} onDone={onDone} onClose={() => setRejecting(false)} />
        )}
      </Suspense>
    </>
  );
}

function Detail({ id }: { id: string }) {
  const t = useText(externalTexts);
  const locale = useLocale();
  const { dateTime } = useFormat();
  const query = useExternal(id);
  const state = fieldOf(externalVerdict, 'state');
  return (
    <QueryView query={query} skeleton="list" skeletonCount={2} errorTitle={t('loadFailed')}>
      {({ said, phone, email, notes, steps }) => (
        <div className="grid gap-3">
          <AsSaid said={said} />
          {(phone || email || notes) && (
            <p className="wrap-anywhere">{[phone, email, notes].filter(Boolean).join(' · ')}</p>
          )}
          {steps.length > 0 && (
            <section className="grid gap-1">
              <h3 className="font-semibold">{t('steps')}</h3>
              <ul className="grid gap-1">
                {steps.map((step) => (
                  <li key={step.at} className="wrap-anywhere">
                    {[dateTime(step.at), state && choiceOf(state, step.state, locale), step.by, step.reason]
                      .filter(Boolean)
                      .join(' · ')}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </QueryView>
  );
}
