import type { AccountRow, listAccounts } from '@leme/contract/finance/book-endpoints';
import { type EntryKind, financeEntries } from '@leme/contract/finance/entities';
import { financeCategories } from '@leme/contract/finance/registers/finance-categories';
import type { RowOf } from '@leme/contract/kit/resource/resource';
import { mostChildren } from '@leme/contract/kit/resource/resource-limits';
import type { UseFormReturn } from 'react-hook-form';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useRows } from '#kit/resource/resource-calls.ts';
import { Select } from '#ui/select/select.tsx';
import type { EntryDraft } from './entry-draft.ts';

type Category = RowOf<typeof financeCategories>;

/** What the company calls it, where it has words of its own; the account comes with it. */
export function CategoryField({ form, kind }: { form: UseFormReturn<EntryDraft>; kind: EntryKind }) {
  const { query } = useRows(financeCategories, { limit: mostChildren });
  const accounts = useAsk<typeof listAccounts>('GET /finance/accounts', {}, { staleTime: freshMs });
  const wanted = kind === 'receivable' ? 'income' : 'cost';
  const categories = ((query.data?.data ?? []) as unknown as Category[]).filter(
    (each) => each.kind === wanted,
  );
  if (categories.length === 0) return null;
  const choose = (id: string) => {
    const role = categories.find((each) => each.id === id)?.account_role;
    const account = accounts.data?.data.find((each: AccountRow) => each.role === role);
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

const freshMs = 20 * 60_000;
