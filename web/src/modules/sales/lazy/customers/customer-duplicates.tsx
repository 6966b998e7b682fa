import { may } from '@leme/contract/access/permission';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { Duplicates } from '@leme/contract/sales/customer-endpoints';
import { useId, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { useDuplicates } from './customers.queries.ts';
import { MergeDialog } from './merge/merge-dialog.tsx';
import { mergeTexts } from './merge/texts/texts.ts';

type Duplicate = Duplicates['data'][number];

const shareTexts = {
  tax_id: 'sharesTaxId',
  phone: 'sharesPhone',
  email: 'sharesEmail',
  name: 'sharesName',
} as const satisfies Record<Duplicate['shares'][number], string>;

/** Who may be the same person as the open customer, and the way to make one record of two. */
export function CustomerDuplicates({ row, refresh }: { row: AnyRow; refresh: () => void }) {
  const t = useText(mergeTexts);
  const id = useId();
  const can = useCan();
  const query = useDuplicates(row.id);
  const [open, setOpen] = useState<Duplicate | null>(null);
  const mayMerge =
    can(may('customers', 'update')) && can(may('customers', 'delete')) && row.deleted_at === null;
  return (
    <Card aria-labelledby={id} className="@container">
      <CardHead id={id} title={t('title')} note={query.data?.data.length || undefined} />
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={1}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className="px-4 pb-4 text-muted-fg">{t('none')}</p>}
      >
        {({ data }) => (
          <ul aria-labelledby={id}>
            {data.map((duplicate) => (
              <DuplicateRow
                key={duplicate.row.id}
                duplicate={duplicate}
                onCompare={mayMerge ? () => setOpen(duplicate) : undefined}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {open && (
        <MergeDialog
          mine={row}
          mineBookings={query.data?.bookings ?? 0}
          duplicate={open}
          onClose={() => setOpen(null)}
          onChanged={refresh}
        />
      )}
    </Card>
  );
}

type DuplicateRowProps = { duplicate: Duplicate; onCompare: (() => void) | undefined };

function DuplicateRow({ duplicate, onCompare }: DuplicateRowProps) {
  const t = useText(mergeTexts);
  const name = String((duplicate.row as AnyRow).name);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <b className="break-words">{name}</b>
        <span className="flex flex-wrap items-center gap-1.5">
          {duplicate.shares.map((share) => (
            <Chip key={share} tone="warning">
              {t(shareTexts[share])}
            </Chip>
          ))}
          <span className="text-muted-fg text-xs">{t('bookings', { count: duplicate.bookings })}</span>
        </span>
      </div>
      {onCompare && (
        <Button size="sm" aria-label={t('compareWith', { name })} onClick={onCompare}>
          {t('compare')}
        </Button>
      )}
    </li>
  );
}
