import { may } from '@leme/contract/access/permission';
import { writeRange } from '@leme/contract/kit/kinds/days/day-ranges';
import type { DayRange } from '@leme/contract/kit/values/day-ranges';
import { priceSeasons } from '@leme/contract/pricing/price-seasons';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { RecordPanel } from '#kit/resource/record/record-panel.tsx';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { seasonsTexts } from './texts/texts.ts';

const form = [{ rows: ['name', 'ranges'] }];

/** The seasons of a company by name, for as many rules as need them. */
export function SeasonsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(seasonsTexts);
  const locale = useLocale();
  const mayAdd = useCan()(may('pricing-rules', 'create'));
  const { query, refresh } = useRows(priceSeasons, { limit: 200 });
  const [open, setOpen] = useState<string | null>(null);
  if (open !== null)
    return (
      <RecordPanel
        key={open}
        resource={priceSeasons}
        form={form}
        id={open}
        onOpen={setOpen}
        onClose={() => setOpen(null)}
        onSaved={() => void refresh()}
      />
    );
  return (
    <Dialog onClose={onClose} title={t('title')} description={t('about')}>
      <div className="grid gap-3">
        {mayAdd && (
          <Button className="justify-self-start" onClick={() => setOpen('new')}>
            <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('add')}
          </Button>
        )}
        <QueryView
          query={query}
          skeleton="list"
          loadingLabel={t('loading')}
          errorTitle={t('loadFailed')}
          isEmpty={({ data }) => data.length === 0}
          empty={<EmptyState level={3} title={t('none')} text={t('noneText')} />}
        >
          {({ data }) => (
            <ul aria-label={t('title')} className="divide-y rounded-md border">
              {data.map((season) => (
                <li key={season.id}>
                  <button
                    type="button"
                    className="wrap-anywhere block min-h-11 w-full px-3 py-2 text-start hover:bg-muted"
                    onClick={() => setOpen(season.id)}
                  >
                    <span className="font-medium">{String(season.name)}</span>
                    <span className="block text-muted-fg text-sm">
                      {(season.ranges as DayRange[]).map((range) => writeRange(range, locale)).join(', ')}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </Dialog>
  );
}
