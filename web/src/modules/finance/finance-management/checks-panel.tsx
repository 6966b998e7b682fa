import type { CheckName, readChecks } from '@leme/contract/finance/book-endpoints';
import { financeWords } from '@leme/contract/finance/texts/texts';
import { PageLink } from '#kit/browser/page-link.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { Card } from '#ui/layout/card.tsx';
import { actionLink } from '#ui/style/link-style.ts';
import { overviewShows } from './overview.queries.ts';
import { financeManagementTexts } from './texts/texts.ts';

/** Where the rows of a rule are looked at. */
const rowsOf: Readonly<Record<CheckName, string>> = {
  I1: '/bookings',
  I2: '/bookings',
  I3: '/reports/dre',
  I4: '/financial',
  I5: '/finance-management?tab=periods',
  I6: '/finance-management?tab=periods',
  I7: '/bookings',
};

/** The rules of the books, each with how many rows do not keep to it: none, at rest. */
export function ChecksPanel() {
  const t = useText(financeManagementTexts);
  const word = useText(financeWords);
  const query = useAsk<typeof readChecks>('GET /finance/checks', {}, { shows: overviewShows });
  return (
    <QueryView query={query} skeleton="list" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
      {({ data }) => (
        <Card>
          <ul>
            {data.map(({ rule, count }) => (
              <li
                key={rule}
                className="flex flex-wrap items-center gap-2 border-b px-4 py-2.5 last:border-b-0"
              >
                <span className="min-w-0 flex-1 wrap-anywhere">{word(`check.${rule}`)}</span>
                {count > 0 && (
                  <PageLink path={rowsOf[rule]} className={actionLink}>
                    {t('look')}
                  </PageLink>
                )}
                <Chip tone={count === 0 ? 'success' : 'danger'}>
                  {count === 0 ? t('fine') : t('wrong', { count })}
                </Chip>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </QueryView>
  );
}
