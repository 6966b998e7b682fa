import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type { ComboPartRow, readComboParts } from '@leme/contract/pricing/combo-endpoints';
import { fewestParts } from '@leme/contract/pricing/combo-parts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import type { Shows } from '#kit/live/shown-tables.ts';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { ShareTable } from './share-table.tsx';
import { combosTexts } from './texts/texts.ts';

const meta: Shows = { shows: ['combos', 'products', 'fare-types'] };

/** What a combo costs beside the sum of its parts, what of it falls on each, and what keeps it from being sold. */
export const ComboPrice: RecordPart = ({ row }) => {
  const t = useText(combosTexts);
  const id = useId();
  const { tenant } = useSignedIn();
  const query = useQuery({
    queryKey: ['combo-parts', tenant.id, row.id, row.version],
    meta,
    queryFn: ({ signal }) => call<typeof readComboParts>('GET /combos/:id/parts', { id: row.id }, { signal }),
  });
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={t('title')} />
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={2}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
      >
        {(priced) => (
          <CardBody className="grid gap-4">
            <Open open={priced.open} />
            {priced.data.length > 0 && <Priced {...priced} />}
          </CardBody>
        )}
      </QueryView>
    </Card>
  );
};

function Open({ open }: Pick<ReplyOf<typeof readComboParts>, 'open'>) {
  const t = useText(combosTexts);
  if (open.length === 0) return null;
  return (
    <Banner tone="warning">
      <span className="font-medium">{t('open')}</span>
      <ul className="list-inside list-disc">
        {open.map(({ code, name }) => (
          <li key={`${code} ${name}`} className="break-words">
            {faultText({ code, params: name === null ? { minimum: fewestParts } : { name } })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

type PricedProps = { data: readonly ComboPartRow[]; sum: number; total: number };

function Priced({ data, sum, total }: PricedProps) {
  const t = useText(combosTexts);
  const { money } = useFormat();
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-1">
        <dl className="flex flex-wrap items-baseline gap-x-8 gap-y-1">
          <div>
            <dt className="text-muted-fg text-xs">{t('total')}</dt>
            <dd className="font-semibold text-xl tabular-nums">{money(total)}</dd>
          </div>
          <div>
            <dt className="text-muted-fg text-xs">{t('sum')}</dt>
            <dd className="tabular-nums">{money(sum)}</dd>
          </div>
        </dl>
        {total !== sum && (
          <p className="text-muted-fg text-sm">
            {total < sum
              ? t('saved', { amount: money(sum - total) })
              : t('dearer', { amount: money(total - sum) })}
          </p>
        )}
      </div>
      <ShareTable parts={data} />
    </>
  );
}
