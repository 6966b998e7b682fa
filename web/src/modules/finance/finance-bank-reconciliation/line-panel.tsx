import type { BankLine, Suggestion, suggestMatches } from '@leme/contract/finance/bank/match-endpoints';
import { Suspense, useState } from 'react';
import { useShortcut } from '#kit/browser/shortcuts.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Key } from '#ui/buttons/key.tsx';
import { bankShows } from './bank.queries.ts';
import { CombinePanel, type LinePanelProps } from './combine-panel.tsx';
import { ItemName } from './item-name.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { financeBankReconciliationTexts } from './texts/texts.ts';
import { useEnter } from './use-enter.ts';
import { useLineVerbs } from './use-line-verbs.ts';

const EntryOfLine = lazyPart(async () => (await import('./lazy/entry-of-line.tsx')).EntryOfLine);

/** What one line may be, and what is done to it, all of it by a key as well. */
export function LinePanel(props: LinePanelProps) {
  const { line, mayMatch, onDone } = props;
  const t = useText(financeBankReconciliationTexts);
  const { money, date } = useFormat();
  const [mode, setMode] = useState<'suggest' | 'combine' | 'new'>('suggest');
  const verbs = useLineVerbs(onDone);
  const isOpen = line.status === 'unmatched' || line.status === 'suggested';
  const can = mayMatch && !verbs.isBusy;
  const mayUndo = can && (line.matched !== 0 || line.status === 'ignored');
  const keys = {
    m: () => can && isOpen && setMode('combine'),
    n: () => can && isOpen && setMode('new'),
    i: () => can && isOpen && line.matched === 0 && void verbs.ignore.run(line.id),
    u: () => mayUndo && void verbs.undo.run(line.id),
  };
  useShortcut({ key: 'm', label: t('combine'), scope: 'page' }, keys.m);
  useShortcut({ key: 'n', label: t('newEntry'), scope: 'page' }, keys.n);
  useShortcut({ key: 'i', label: t('ignore'), scope: 'page' }, keys.i);
  useShortcut({ key: 'u', label: t('undo'), scope: 'page' }, keys.u);
  return (
    <div className="grid gap-3">
      <div>
        <h2 className="wrap-anywhere font-semibold">{line.memo || line.payer || '–'}</h2>
        <p className="text-muted-fg">
          {date(line.day)} · {money(line.amount)}
          {line.matched !== 0 &&
            line.matched !== line.amount &&
            ` · ${t('partly', { amount: money(line.matched) })}`}
        </p>
      </div>
      {line.matches.length > 0 && <Matches line={line} />}
      {isOpen && mode === 'combine' ? (
        <CombinePanel
          {...props}
          onMatch={(asked) => void verbs.match.run(asked)}
          isBusy={verbs.isBusy}
          onBack={() => setMode('suggest')}
        />
      ) : (
        isOpen && <Suggested {...props} verbs={verbs} />
      )}
      {mayMatch && mode !== 'combine' && (
        <div className="flex flex-wrap gap-2">
          {isOpen && (
            <>
              <Button onClick={keys.m}>
                {t('combine')} <Key>M</Key>
              </Button>
              <Button onClick={keys.n}>
                {t('newEntry')} <Key>N</Key>
              </Button>
              {line.matched === 0 && (
                <Button onClick={keys.i}>
                  {t('ignore')} <Key>I</Key>
                </Button>
              )}
            </>
          )}
          {(line.matched !== 0 || line.status === 'ignored') && (
            <Button onClick={keys.u}>
              {t('undo')} <Key>U</Key>
            </Button>
          )}
        </div>
      )}
      <Suspense>
        {mode === 'new' && (
          <EntryOfLine
            line={line}
            account={props.account}
            onDone={onDone}
            onClose={() => setMode('suggest')}
          />
        )}
      </Suspense>
    </div>
  );
}

function Matches({ line }: { line: BankLine }) {
  const t = useText(financeBankReconciliationTexts);
  const { money } = useFormat();
  return (
    <ul className="grid gap-1">
      {line.matches.map(({ by_itself, user_name, amount, ...item }) => (
        <li key={`${item.kind} ${item.id} ${amount}`} className="flex flex-wrap justify-between gap-x-3">
          <span className="min-w-0 wrap-anywhere">
            <ItemName item={item} />
            <span className="text-muted-fg"> · {by_itself ? t('byItself') : (user_name ?? '–')}</span>
          </span>
          <span className="tabular-nums">{money(amount)}</span>
        </li>
      ))}
    </ul>
  );
}

type SuggestedProps = LinePanelProps & { verbs: ReturnType<typeof useLineVerbs> };

function Suggested({ line, mayMatch, verbs }: SuggestedProps) {
  const t = useText(financeBankReconciliationTexts);
  const [at, setAt] = useState(0);
  const query = useAsk<typeof suggestMatches>(
    'GET /bank-lines/:id/suggestions',
    { id: line.id },
    { shows: bankShows },
  );
  const rule = query.data?.rule ?? null;
  const some = query.data?.data ?? [];
  const left = line.amount - line.matched;
  const take = (item: Suggestion | undefined) => {
    if (!item || !mayMatch || verbs.isBusy) return;
    // No more than either has.
    const amount = Math.abs(item.left) < Math.abs(left) ? item.left : left;
    void verbs.match.run({
      line_ids: [line.id],
      items: [{ kind: item.kind, id: item.id, amount: cents(amount) }],
    });
  };
  const takeRule = () => rule && mayMatch && !verbs.isBusy && void verbs.byRule.run({ line, rule });
  useEnter(() => (some[at] ? take(some[at]) : void takeRule()));
  return (
    <QueryView query={query} skeleton="list" skeletonCount={3} errorTitle={t('loadFailed')}>
      {({ data }) => (
        <div className="grid gap-2">
          {data.length === 0 && !rule && <p className="text-muted-fg">{t('noSuggestion')}</p>}
          <SuggestionList some={data} at={at} left={left} mayMatch={mayMatch} onMark={setAt} onTake={take} />
          {rule && (
            <div className="flex flex-wrap items-center justify-between gap-2 rounded-md border p-3">
              <span className="min-w-0 wrap-anywhere">
                {t('byRule', { rule: rule.contains, category: rule.category })}
              </span>
              {mayMatch && <Button onClick={takeRule}>{t('useRule')}</Button>}
            </div>
          )}
        </div>
      )}
    </QueryView>
  );
}

const cents = (amount: number) => Math.round(amount * 100) / 100;
