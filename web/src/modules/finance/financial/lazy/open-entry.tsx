import { may, read } from '@leme/contract/access/permission';
import type { EntryDetail, readEntry } from '@leme/contract/finance/entry-endpoints';
import { type FinancialRow, financial } from '@leme/contract/finance/financial';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { Suspense, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { FieldValue } from '#kit/resource/field-value.tsx';
import { fieldOf } from '#kit/resource/fields-of.ts';
import type { RowsProps } from '#kit/resource/list/rows/record-table.tsx';
import { RecordGone } from '#kit/resource/record/record-gone.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { isUnsettled } from '../entry-menu.tsx';
import { financialTexts } from '../texts/texts.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';

const EntryPix = lazyPart(async () => (await import('./pix/entry-pix.tsx')).EntryPix);

const ChargesPanel = lazyPart(
  async () => (await import('../../lazy/charges/charges-panel.tsx')).ChargesPanel,
);

const told = [
  ...(['due_on', 'competence_on', 'kind', 'status', 'amount', 'settled_amount'] as const),
  ...(['supplier_id', 'customer_id', 'boat_id', 'document_no', 'repeats'] as const),
];

/** An entry with all that was paid of it, each of which can be taken back. */
export function OpenEntry({ list }: Pick<RowsProps, 'list'>) {
  const t = useText(financialTexts);
  const locale = useLocale();
  const row = list.rows.find(({ id }) => id === list.address.open);
  const close = () => list.show({ open: undefined });
  if (!row && !list.query.isSuccess) return null;
  return (
    <Dialog title={row ? String(row.description) : t('entryOf')} onClose={close}>
      {row ? (
        <div className="grid gap-4">
          <dl className="grid gap-3 sm:grid-cols-2">
            {told.map((name) => {
              const field = fieldOf(financial, name);
              return (
                <div key={name} className="min-w-0">
                  <dt className="text-muted-fg text-sm">{field && labelOf(field, locale)}</dt>
                  <dd className="min-w-0 break-words">
                    <FieldValue resource={financial} name={name} row={row} />
                  </dd>
                </div>
              );
            })}
          </dl>
          <PixOf entry={row as unknown as FinancialRow} />
          <ChargesOf entry={row as unknown as FinancialRow} />
          <Settlements id={row.id} description={String(row.description)} />
        </div>
      ) : (
        <RecordGone onBack={close} />
      )}
    </Dialog>
  );
}

/** A bill that is open, owed to whom may be read. */
function PixOf({ entry }: { entry: FinancialRow }) {
  const maySee = useCan()(read('suppliers'));
  const { kind, supplier_id, amount, settled_amount } = entry;
  if (!maySee || kind !== 'payable' || !supplier_id || !isUnsettled(entry)) return null;
  const left = toReais(toCents(amount) - toCents(settled_amount));
  return (
    <Suspense>
      <EntryPix supplier_id={supplier_id} amount={left} />
    </Suspense>
  );
}

/** What is owed to the company is charged by Pix. */
function ChargesOf({ entry }: { entry: FinancialRow }) {
  const mayCharge = useCan()(may('financial', 'update'));
  if (entry.kind !== 'receivable') return null;
  const charged = { of: { entry_id: entry.id }, name: entry.description, phone: null, email: null };
  return (
    <Suspense>
      <ChargesPanel charged={charged} mayCharge={mayCharge} />
    </Suspense>
  );
}

function Settlements({ id, description }: { id: string; description: string }) {
  const t = useText(financialTexts);
  const query = useAsk<typeof readEntry>('GET /finance/entries/:id', { id }, { shows: ['financial'] });
  const [reversing, setReversing] = useState<string | null>(null);
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{t('settlements')}</h3>
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={2}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ settlements }) => settlements.length === 0}
        empty={<p className="text-muted-fg">{t('noSettlements')}</p>}
      >
        {({ settlements }) => (
          <ul className="grid gap-1">
            {settlements.map((settlement) => (
              <SettlementLine
                key={settlement.id}
                settlement={settlement}
                onReverse={() => setReversing(settlement.id)}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {reversing && (
        <TakeBackDialog
          entry={{ id, description }}
          settlement={reversing}
          onClose={() => setReversing(null)}
        />
      )}
    </section>
  );
}

type SettlementLineProps = { settlement: EntryDetail['settlements'][number]; onReverse: () => void };

function SettlementLine({ settlement, onReverse }: SettlementLineProps) {
  const t = useText(financialTexts);
  const { date, money } = useFormat();
  const mayReverse = useCan()(may('financial', 'update'));
  const isOffline = useConnectivity() === 'offline';
  const { amount, paid_on, user_name, is_reversed, reverses_id } = settlement;
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span className="tabular-nums">{date(paid_on)}</span>
      <span className="font-semibold tabular-nums">{money(amount)}</span>
      <span className="min-w-0 wrap-anywhere text-muted-fg">{user_name}</span>
      {is_reversed && <Chip tone="warning">{t('reversed')}</Chip>}
      {mayReverse && !is_reversed && reverses_id === null && (
        <Button
          size="sm"
          className="ms-auto"
          disabled={isOffline}
          aria-label={t('reverseNamed', { amount: money(amount) })}
          onClick={onReverse}
        >
          {t('reverse')}
        </Button>
      )}
    </li>
  );
}
