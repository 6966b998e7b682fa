import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { LeadDuplicates } from '@leme/contract/leads/lead-merges';
import { type Lead, leads } from '@leme/contract/leads/leads';
import { useId, useState } from 'react';
import { SearchBox } from '#kit/list/search/search-box.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { leadPhone } from '../interactions/lead-facts.tsx';
import { useLeadDuplicates } from './merge.queries.ts';
import { mergeTexts } from './texts/texts.ts';

type Found = LeadDuplicates['data'][number];
type Share = Found['shares'][number];

const shareTexts = {
  phone: 'sharesPhone',
  email: 'sharesEmail',
  name: 'sharesName',
} as const satisfies Record<Share, string>;

const mostFound = 10;

type FindOtherProps = { lead: Lead; onChoose: (other: AnyRow) => void };

/** Those who share number, address or name with a lead; whoever else is meant is searched for. */
export function FindOther({ lead, onChoose }: FindOtherProps) {
  const t = useText(mergeTexts);
  const [typed, setTyped] = useState('');
  const sought = useSettled(typed.trim());
  return (
    <div className="grid gap-3">
      <SearchBox label={t('search')} typed={typed} onType={setTyped} />
      {sought === '' ? (
        <Likely lead={lead} onChoose={onChoose} />
      ) : (
        <Sought key={sought} sought={sought} lead={lead} onChoose={onChoose} />
      )}
    </div>
  );
}

function Likely({ lead, onChoose }: FindOtherProps) {
  const t = useText(mergeTexts);
  return (
    <QueryView
      query={useLeadDuplicates(lead.id)}
      skeleton="list"
      skeletonCount={2}
      loadingLabel={t('loading')}
      errorTitle={t('loadFailed')}
      isEmpty={({ data }) => data.length === 0}
      empty={<p className="text-muted-fg">{t('none')}</p>}
    >
      {({ data }) => <Others title={t('likely')} found={data} onChoose={onChoose} />}
    </QueryView>
  );
}

function Sought({ sought, lead, onChoose }: FindOtherProps & { sought: string }) {
  const t = useText(mergeTexts);
  const { query } = useRows(leads, { q: sought, limit: mostFound });
  return (
    <QueryView
      query={query}
      skeleton="list"
      skeletonCount={2}
      loadingLabel={t('loading')}
      errorTitle={t('loadFailed')}
      isEmpty={({ data }) => data.every(({ id }) => id === lead.id)}
      empty={<p className="text-muted-fg">{t('nothingFound')}</p>}
    >
      {({ data }) => (
        <Others
          title={t('found')}
          found={data.filter(({ id }) => id !== lead.id).map((row) => ({ row: row as never, shares: [] }))}
          onChoose={onChoose}
        />
      )}
    </QueryView>
  );
}

type OthersProps = { title: string; found: readonly Found[]; onChoose: (other: AnyRow) => void };

function Others({ title, found, onChoose }: OthersProps) {
  const t = useText(mergeTexts);
  const { date } = useFormat();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h3 id={id} className="font-semibold text-sm">
        {title}
      </h3>
      <ul aria-labelledby={id}>
        {found.map(({ row, shares }) => {
          const other = row as unknown as Lead;
          return (
            <li key={other.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t py-3">
              <div className="grid min-w-0 flex-1 basis-60 gap-1">
                <b className="wrap-anywhere">{other.name}</b>
                <span className="flex flex-wrap items-center gap-1.5 text-muted-fg text-xs tabular-nums">
                  <span>{leadPhone(other)}</span>
                  <span>{t('since', { date: date(other.created_at) })}</span>
                  {shares.map((share) => (
                    <Chip key={share} tone="warning">
                      {t(shareTexts[share])}
                    </Chip>
                  ))}
                </span>
              </div>
              <Button
                aria-label={t('compareWith', { name: other.name })}
                onClick={() => onChoose(row as unknown as AnyRow)}
              >
                {t('compare')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
