import type { tryRule } from '@leme/contract/finance/bank/match-endpoints';
import { useState } from 'react';
import { SearchBox } from '#kit/list/search/search-box.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { bankShows } from '../../bank.queries.ts';
import { rulesTexts } from './texts/texts.ts';

const least = 3;

/** What a rule would have met in the last ninety days, before it is made. */
export function RuleTrial() {
  const t = useText(rulesTexts);
  const { money, date } = useFormat();
  const [typed, setTyped] = useState('');
  const contains = useSettled(typed.trim());
  const isEnough = contains.length >= least;
  const query = useAsk<typeof tryRule>(
    'GET /finance/bank-reconciliation/rule-trial',
    { contains },
    { shows: bankShows, enabled: isEnough },
  );
  return (
    <div className="mt-4 grid gap-2 border-t pt-4">
      <SearchBox label={t('try')} typed={typed} onType={setTyped} />
      {isEnough && (
        <QueryView query={query} skeleton="list" skeletonCount={2} errorTitle={t('failed')}>
          {({ count, sum, sample }) => (
            <>
              <p role="status">{t('met', { count, sum: money(sum) })}</p>
              <ul className="text-muted-fg text-sm">
                {sample.map(({ day, amount, memo }) => (
                  <li key={`${day} ${amount} ${memo}`} className="wrap-anywhere">
                    {date(day)} · {money(amount)} · {memo}
                  </li>
                ))}
              </ul>
            </>
          )}
        </QueryView>
      )}
    </div>
  );
}
