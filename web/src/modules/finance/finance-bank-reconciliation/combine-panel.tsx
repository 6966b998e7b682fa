import type { BankItem, BankLine, listBankItems } from '@leme/contract/finance/bank/match-endpoints';
import type { AccountRow } from '@leme/contract/finance/book-endpoints';
import { Suspense, useState } from 'react';
import { SearchBox } from '#kit/list/search/search-box.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { bankShows } from './bank.queries.ts';
import { ItemKind } from './item-name.tsx';
import { financeBankReconciliationTexts } from './texts/texts.ts';
import type { BankPage } from './use-bank-page.ts';
import type { Matching } from './use-line-verbs.ts';

/** What a line of the bank is shown with. */
export type LinePanelProps = {
  line: BankLine;
  lines: readonly BankLine[];
  account: AccountRow;
  page: BankPage;
  mayMatch: boolean;
  onDone: () => void;
};

const RestOfLines = lazyPart(async () => (await import('./lazy/entry-of-line.tsx')).RestOfLines);

type CombineProps = LinePanelProps & {
  onMatch: (asked: Matching) => void;
  isBusy: boolean;
  onBack: () => void;
};

const centsOf = (amount: number) => Math.round(amount * 100);
const keyOf = ({ kind, id }: Pick<BankItem, 'kind' | 'id'>) => `${kind} ${id}`;

/** Several items for one line, several lines for one item, with what they differ by, which may be a fee. */
export function CombinePanel({ line, lines, account, page, onMatch, isBusy, onBack, onDone }: CombineProps) {
  const t = useText(financeBankReconciliationTexts);
  const kit = useText(kitTexts);
  const { money, date } = useFormat();
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim());
  const [others, setOthers] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly BankItem[]>([]);
  const [isResting, setResting] = useState(false);
  const { from, to } = page;
  const query = useAsk<typeof listBankItems>(
    'GET /finance/bank-reconciliation/items',
    {
      account_id: account.id,
      from: Temporal.PlainDate.from(from).subtract({ months: 2 }).toString(),
      to,
      ...(text && { text }),
    },
    { shows: bankShows, keeps: true },
  );
  const taken = [line, ...lines.filter(({ id }) => others.includes(id))];
  const room = taken.reduce((sum, each) => sum + centsOf(each.amount) - centsOf(each.matched), 0);
  const items = sharesOf(chosen, room);
  const rest = room - chosen.reduce((sum, { left }) => sum + centsOf(left), 0);
  const asked = { line_ids: taken.map(({ id }) => id), items };
  const isReady = items.length > 0 && !isBusy;
  const more = lines.filter(
    (each) =>
      each.id !== line.id &&
      Math.sign(each.amount) === Math.sign(line.amount) &&
      each.matched !== each.amount &&
      each.status !== 'ignored',
  );
  const tick = (item: BankItem, on: boolean) =>
    setChosen((before) => (on ? [...before, item] : before.filter((each) => keyOf(each) !== keyOf(item))));
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold">
        {rest === 0 ? t('fits') : t('differs', { amount: money(rest / 100) })}
      </p>
      <SearchBox label={t('searchItems')} typed={typed} onType={setTyped} />
      <QueryView query={query} skeleton="list" errorTitle={t('loadFailed')}>
        {({ data }) => (
          <ul aria-label={t('items')} className="max-h-80 overflow-y-auto rounded-md border">
            {[...chosen, ...data.filter((each) => !chosen.some((own) => keyOf(own) === keyOf(each)))].map(
              (item) => (
                <li key={keyOf(item)} className="flex items-center gap-2 border-b px-3 py-2 last:border-b-0">
                  <Checkbox
                    checked={chosen.some((each) => keyOf(each) === keyOf(item))}
                    onCheckedChange={(on) => tick(item, on)}
                    label={
                      <span className="wrap-anywhere">
                        <ItemKind kind={item.kind} />
                        {item.label}
                        <span className="block text-muted-fg text-sm">
                          {item.party ? `${item.party} · ` : ''}
                          {date(item.day)}
                        </span>
                      </span>
                    }
                  />
                  <span className="ms-auto shrink-0 tabular-nums">{money(item.left)}</span>
                </li>
              ),
            )}
            {data.length === 0 && <li className="p-3 text-muted-fg">{t('noItems')}</li>}
          </ul>
        )}
      </QueryView>
      {more.length > 0 && (
        <details>
          <summary className="min-h-8 cursor-pointer max-md:min-h-11">{t('moreOfBank')}</summary>
          <ul className="max-h-48 overflow-y-auto">
            {more.map((each) => (
              <li key={each.id} className="flex items-center gap-2 py-1.5">
                <Checkbox
                  checked={others.includes(each.id)}
                  onCheckedChange={(on) =>
                    setOthers((before) => (on ? [...before, each.id] : before.filter((id) => id !== each.id)))
                  }
                  label={`${date(each.day)} ${each.memo}`}
                />
                <span className="ms-auto shrink-0 tabular-nums">{money(each.amount)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={!isReady} busy={isBusy} onClick={() => onMatch(asked)}>
          {t('match')}
        </Button>
        {rest !== 0 && chosen.length > 0 && (
          <Button disabled={isBusy} onClick={() => setResting(true)}>
            {t('restIs', { amount: money(rest / 100) })}
          </Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          {kit('cancel')}
        </Button>
      </div>
      <Suspense>
        {isResting && (
          <RestOfLines
            asked={{ ...asked, items: chosen.map(({ kind, id, left }) => ({ kind, id, amount: left })) }}
            line={line}
            cents={rest}
            onDone={onDone}
            onClose={() => setResting(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** What of each item the lines pay: in their order, until nothing is left of the lines. */
function sharesOf(chosen: readonly BankItem[], room: number): Matching['items'] {
  let left = room;
  const sign = Math.sign(room);
  const others = chosen.filter((item) => Math.sign(item.left) !== sign);
  for (const item of others) left -= centsOf(item.left);
  return chosen.flatMap((item) => {
    if (others.includes(item)) return { kind: item.kind, id: item.id, amount: item.left };
    const own = centsOf(item.left);
    const part = Math.abs(own) < Math.abs(left) ? own : left;
    left -= part;
    return part === 0 ? [] : { kind: item.kind, id: item.id, amount: part / 100 };
  });
}
