import type { readProductChecklist } from '@leme/contract/catalog/endpoints';
import { Check, Circle, Copy } from 'lucide-react';
import { useId } from 'react';
import { QueryView } from '#kit/live/query-view.tsx';
import type { Shows } from '#kit/live/shown-tables.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { languageName } from '#kit/resource/language-name.ts';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { productsTexts } from '../texts/texts.ts';
import { leadTo } from './lead-to.ts';
import { useCopy } from './use-copy.ts';

const meta: Shows = { shows: ['products', 'fare-types'] };
const sign = { 'aria-hidden': true, className: 'size-4 shrink-0', strokeWidth: 1.75 } as const;

/** What a product that is not on sale still needs, each line the way to its field; and a copy of it. */
export const Checklist: RecordPart = ({ row }) => {
  const t = useText(productsTexts);
  const id = useId();
  const query = useAsk<typeof readProductChecklist>(
    'GET /products/:id/checklist',
    { id: row.id },
    { ...meta, enabled: row.status !== 'active' },
  );
  const locale = useLocale();
  const copy = useCopy(row);
  const left = query.data?.data.filter(({ isDone }) => !isDone).length;
  const note =
    row.status === 'active'
      ? t('onSale')
      : left === undefined
        ? undefined
        : left > 0
          ? t('left', { count: left })
          : t('ready');
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title={t('title')}
        note={note}
        actions={
          copy && (
            <Button size="sm" busy={copy.isBusy} onClick={copy.run}>
              <Copy aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t('copy')}
            </Button>
          )
        }
      />
      {row.status !== 'active' && (
        <QueryView
          query={query}
          skeleton="list"
          skeletonCount={2}
          loadingLabel={t('loading')}
          errorTitle={t('loadFailed')}
        >
          {({ data }) => (
            <ul aria-labelledby={id} className="grid gap-2 px-4 pb-4">
              {data.map(({ line, field, isDone, missing }) => (
                <li key={line} className="flex items-center gap-2">
                  <span className={isDone ? 'text-success-text' : 'text-muted-fg'}>
                    {isDone ? <Check {...sign} /> : <Circle {...sign} />}
                  </span>
                  <span className="sr-only">{t(isDone ? 'done' : 'open')}: </span>
                  {isDone ? (
                    <span className="text-muted-fg">{t(`line.${line}`)}</span>
                  ) : (
                    <button
                      type="button"
                      className="min-h-8 text-start underline underline-offset-2 max-md:min-h-11"
                      onClick={() => leadTo(field)}
                    >
                      {t(`line.${line}`)}
                      {missing.length > 0 &&
                        `: ${missing.map((each) => languageName(each, locale)).join(', ')}`}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      )}
    </Card>
  );
};
