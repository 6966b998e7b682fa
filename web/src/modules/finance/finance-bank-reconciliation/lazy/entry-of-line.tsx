import { bankRules } from '@leme/contract/finance/bank/bank-rules';
import type { BankLine, createEntryOfLine, createMatch } from '@leme/contract/finance/bank/match-endpoints';
import type { AccountRow, listAccounts } from '@leme/contract/finance/book-endpoints';
import { financeEntries } from '@leme/contract/finance/entities';
import { financeCategories } from '@leme/contract/finance/registers/finance-categories';
import type { RowOf } from '@leme/contract/kit/resource/resource';
import { mostChildren } from '@leme/contract/kit/resource/resource-limits';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { createRow, useRows } from '#kit/resource/resource-calls.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Select } from '#ui/select/select.tsx';
import { AccountSelect } from '../../account-select.tsx';
import { bankShows } from '../bank.queries.ts';
import { financeBankReconciliationTexts } from '../texts/texts.ts';
import { type Matching, useLineWords } from '../use-line-verbs.ts';

type Told = {
  description: string;
  account_id: string;
  category_id: string | null;
  cost_centre_id: string | null;
};
type Category = RowOf<typeof financeCategories>;

type EntryFormProps = {
  title: string;
  text: string;
  description: string;
  /** An account that is none of what it may be. */
  except: string;
  isCost: boolean;
  /** What of the line a rule may be made of. */
  rule?: string | undefined;
  run: (told: Told, makesRule: boolean) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
};

function EntryForm({ title, text, description, except, isCost, rule, run, onDone, onClose }: EntryFormProps) {
  const t = useText(financeBankReconciliationTexts);
  const words = useLineWords();
  const [makesRule, setMakesRule] = useState(false);
  const start: Told = { description, account_id: '', category_id: null, cost_centre_id: null };
  const fits = ({ id, kind, money_kind }: AccountRow) =>
    id !== except && (kind === 'result' || money_kind !== null);
  return (
    <VerbDialog
      entity={financeEntries}
      fields={['description', 'category_id', 'account_id', 'cost_centre_id']}
      start={start}
      title={title}
      description={text}
      submit={t('match')}
      faults={({ account_id, category_id }) => ({
        account_id: account_id === '' && t('chooseAccount'),
        category_id: makesRule && category_id === null && t('ruleNeedsCategory'),
      })}
      run={(told) => run(told, makesRule)}
      shows={bankShows}
      words={words}
      done={() => {
        onDone();
        return t('entryDone');
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <EntityField entity={financeEntries} control={form.control} name="description" />
          <CategorySelect form={form} isCost={isCost} />
          <EntityField entity={financeEntries} control={form.control} name="account_id">
            {(bound) => <AccountSelect {...bound} fits={fits} />}
          </EntityField>
          <EntityField entity={bankRules} control={form.control} name="cost_centre_id" />
          {rule && (
            <Checkbox
              checked={makesRule}
              onCheckedChange={setMakesRule}
              label={t('makeRule', { text: rule })}
            />
          )}
        </>
      )}
    </VerbDialog>
  );
}

const freshMs = 20 * 60_000;

/** What the company calls it, where it has words of its own; the account comes with it. */
function CategorySelect({ form, isCost }: { form: UseFormReturn<Told>; isCost: boolean }) {
  const { query } = useRows(financeCategories, { limit: mostChildren });
  const accounts = useAsk<typeof listAccounts>('GET /finance/accounts', {}, { staleTime: freshMs });
  const categories = ((query.data?.data ?? []) as unknown as Category[]).filter(
    ({ kind }) => kind === (isCost ? 'cost' : 'income'),
  );
  if (categories.length === 0) return null;
  const choose = (id: string) => {
    const role = categories.find((each) => each.id === id)?.account_role;
    const account = accounts.data?.data.find((each) => each.role === role);
    if (account) form.setValue('account_id', account.id, { shouldDirty: true });
  };
  return (
    <EntityField entity={financeEntries} control={form.control} name="category_id">
      {({ value, onChange, onBlur }) => (
        <Select
          value={value}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          onBlur={onBlur}
          onValueChange={(id) => {
            onChange(id);
            choose(id);
          }}
        />
      )}
    </EntityField>
  );
}

const mostRule = 40;

/** What of a line comes again: its words before the first number. */
function ruleOf({ memo }: BankLine): string | undefined {
  const words = memo.split(/\d/)[0]?.trim().slice(0, mostRule).trim() ?? '';
  return words.length >= 3 ? words : undefined;
}

type EntryOfLineProps = { line: BankLine; account: AccountRow; onDone: () => void; onClose: () => void };

/** What a line is that nothing was written down of: a cost, an income, or money moved to another account. */
export function EntryOfLine({ line, account, onDone, onClose }: EntryOfLineProps) {
  const t = useText(financeBankReconciliationTexts);
  const { money, date } = useFormat();
  const left = Math.round((line.amount - line.matched) * 100) / 100;
  const rule = ruleOf(line);
  return (
    <EntryForm
      title={t('newEntry')}
      text={`${date(line.day)} · ${money(left)}`}
      description={line.memo}
      except={account.id}
      isCost={left < 0}
      rule={rule}
      run={async ({ category_id, cost_centre_id, ...told }, makesRule) => {
        const direction = left < 0 ? 'out' : 'in';
        const made = makesRule
          ? await createRow(bankRules, { contains: rule, direction, category_id, cost_centre_id })
          : null;
        return await call<typeof createEntryOfLine>('POST /bank-lines/:id/entries', {
          id: line.id,
          category_id,
          cost_centre_id,
          ...told,
          rule_id: made?.id ?? null,
        });
      }}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

type RestProps = { asked: Matching; line: BankLine; cents: number; onDone: () => void; onClose: () => void };

/** What lines and items differ by is an entry of its own: the bank kept a fee. */
export function RestOfLines({ asked, line, cents, onDone, onClose }: RestProps) {
  const t = useText(financeBankReconciliationTexts);
  const { money } = useFormat();
  return (
    <EntryForm
      title={t('rest')}
      text={t('restText', { amount: money(cents / 100) })}
      description={t('fee')}
      except={line.account_id}
      isCost={cents < 0}
      run={(rest) => call<typeof createMatch>('POST /bank-matches', { ...asked, rest })}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
