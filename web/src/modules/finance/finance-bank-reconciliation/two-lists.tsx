import { may } from '@leme/contract/access/permission';
import type { BankLine, listBankLines } from '@leme/contract/finance/bank/match-endpoints';
import type { AccountRow } from '@leme/contract/finance/book-endpoints';
import { useRef, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useShortcut } from '#kit/browser/shortcuts.ts';
import { SearchBox } from '#kit/list/search/search-box.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { bankShows } from './bank.queries.ts';
import { LineList } from './line-list.tsx';
import { LinePanel } from './line-panel.tsx';
import { financeBankReconciliationTexts } from './texts/texts.ts';
import type { BankPage } from './use-bank-page.ts';

const mostLines = 200;

type TwoListsProps = { page: BankPage; account: AccountRow; isCompact: boolean };

/** Lines of the bank on one side, what they may be on the other; on a phone that is a sheet over the list. */
export function TwoLists({ page, account, isCompact }: TwoListsProps) {
  const t = useText(financeBankReconciliationTexts);
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim());
  const { from, to, show } = page;
  const query = useAsk<typeof listBankLines>(
    'GET /bank-lines',
    { account_id: account.id, from, to, show, limit: mostLines, ...(text && { text }) },
    { shows: bankShows, keeps: true },
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      <SearchBox label={t('search')} typed={typed} onType={setTyped} className="max-w-sm" />
      <QueryView
        query={query}
        skeleton="list"
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState
            title={show === 'open' && !text ? t('allDone') : t('noMatch')}
            text={t('noMatchText')}
          />
        }
      >
        {({ data, with_txid, lines, has_more }) => (
          <>
            <p className="text-muted-fg text-sm">
              {t('withTxid', { count: with_txid, lines: String(lines) })}
              {has_more && ` ${t('moreLines', { count: mostLines })}`}
            </p>
            <Both page={page} account={account} isCompact={isCompact} lines={data} />
          </>
        )}
      </QueryView>
    </div>
  );
}

type BothProps = TwoListsProps & { lines: readonly BankLine[] };

function Both({ page, account, isCompact, lines }: BothProps) {
  const t = useText(financeBankReconciliationTexts);
  const kit = useText(kitTexts);
  const mayMatch = useCan()(may('finance-bank-reconciliation', 'update'));
  const isOffline = useConnectivity() === 'offline';
  const list = useRef<HTMLUListElement>(null);
  const { line: open, change } = page;
  const at = lines.findIndex(({ id }) => id === open);
  // Where the open one was matched the next one takes its place.
  const [last, setLast] = useState(0);
  const place = at >= 0 ? at : isCompact ? -1 : Math.min(last, lines.length - 1);
  const line = lines[place];
  const choose = (next: number) => {
    const wanted = lines[Math.max(0, Math.min(next, lines.length - 1))];
    if (!wanted) return;
    setLast(lines.indexOf(wanted));
    change({ line: wanted.id });
    list.current?.querySelector<HTMLElement>(`[data-line="${wanted.id}"]`)?.focus();
  };
  useShortcut({ key: 'arrowdown', label: t('nextLine'), scope: 'page' }, () => choose(place + 1));
  useShortcut({ key: 'arrowup', label: t('lineBefore'), scope: 'page' }, () => choose(place - 1));
  const leave = () => {
    setLast(Math.max(0, place));
    change({ line: undefined });
  };
  const panel = line && (
    <LinePanel
      key={line.id}
      line={line}
      lines={lines}
      account={account}
      page={page}
      mayMatch={mayMatch && !isOffline}
      onDone={leave}
    />
  );
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
      <Card aria-label={t('lines')}>
        <LineList
          ref={list}
          lines={lines}
          open={line?.id}
          onOpen={(id) => choose(lines.findIndex((each) => each.id === id))}
        />
      </Card>
      {isCompact ? (
        <Sheet open={line !== undefined} onOpenChange={leave} title={t('whatIsIt')} closeLabel={kit('close')}>
          {panel}
        </Sheet>
      ) : (
        <Card aria-label={t('books')} className="sticky top-2 p-4">
          {panel}
        </Card>
      )}
    </div>
  );
}
