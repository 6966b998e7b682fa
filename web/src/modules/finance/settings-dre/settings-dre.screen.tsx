import type { readStatement } from '@leme/contract/finance/statement-endpoints';
import { call } from '#kit/api/api.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import type { Prefetch } from '#kit/shell/screen.ts';
import { useText } from '#kit/text/i18n.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { StatementEditor } from './statement-editor.tsx';
import { settingsDreTexts } from './texts/texts.ts';

const shows = ['settings-dre'] as const;

/** The statement ahead of its page, asked under the key its page asks by. */
const prefetch: Prefetch = (client, { id }) =>
  client.prefetchQuery({
    queryKey: ['GET /finance/statement', id, {}],
    meta: { shows },
    queryFn: ({ signal }) =>
      call<typeof readStatement>('GET /finance/statement', {}, { signal, background: true }),
  });

/** How the statement of results is drawn: its lines in their order, and which account stands on which. */
export const screen = Object.assign(DrawStatement, { prefetch });

function DrawStatement() {
  const t = useText(settingsDreTexts);
  const query = useAsk<typeof readStatement>('GET /finance/statement', {}, { shows });
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <QueryView query={query} skeleton="list" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
        {(drawn) => <StatementEditor key={drawn.version} drawn={drawn} />}
      </QueryView>
    </div>
  );
}
