import { financeEntries } from '@leme/contract/finance/entities';
import type { createEntry } from '@leme/contract/finance/entry-endpoints';
import { isBoletoFault, readBoleto } from '@leme/contract/finance/papers/boleto';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { dayIn } from '@leme/contract/kit/values/days';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { call } from '#kit/api/api.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import type { ToastMessage } from '#ui/feedback/toast.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { AccountSelect, holdsMoney, isPurpose } from '../../account-select.tsx';
import { financialTexts } from '../texts/texts.ts';
import { CategoryField } from './category-field.tsx';
import { type EntryDraft, once, repetitionOf } from './entry-draft.ts';
import { RepetitionFields } from './repetition-fields.tsx';
import { useBookProblems } from './use-book-problems.ts';
import { useSplitText } from './use-split-text.ts';

const fields = [
  ...(['kind', 'description', 'amount', 'due_on', 'competence_on', 'account_id', 'from_account_id'] as const),
  ...(['category_id', 'cost_centre_id'] as const),
  ...(['supplier_id', 'customer_id', 'boat_id', 'document_no', 'boleto_line', 'parts'] as const),
  ...(['repeats', 'repeat_day', 'repeat_times', 'repeat_until'] as const),
];

type EntryDialogProps = {
  /** What it begins as: an entry that is there, as if it were due today. */
  from?: Partial<EntryDraft>;
  onClose: () => void;
};

/** A bill, something owed or a transfer is typed; the line of a boleto fills what it says. */
export function EntryDialog({ from, onClose }: EntryDialogProps) {
  const t = useText(financialTexts);
  const words = useBookProblems();
  const today = dayIn(useTimeZone(), Temporal.Now.instant());
  const boletoFault = useBoletoFault(today);
  const start: EntryDraft = {
    kind: 'payable',
    description: '',
    amount: null,
    due_on: today,
    competence_on: null,
    account_id: '',
    from_account_id: '',
    supplier_id: null,
    customer_id: null,
    boat_id: null,
    category_id: null,
    cost_centre_id: null,
    document_no: '',
    boleto_line: '',
    parts: 1,
    ...once,
    ...from,
  };
  const doneWith = useDone();
  return (
    <VerbDialog
      entity={financeEntries}
      fields={fields}
      start={start}
      title={t('new')}
      submit={t('create')}
      faults={({ kind, account_id, from_account_id, boleto_line, ...repetition }) => ({
        repeat_times:
          repetition.repeats !== null &&
          (repetition.repeat_times === null) === (repetition.repeat_until === null) &&
          t('timesOrUntil'),
        account_id: account_id === '' && t('chooseAccount'),
        from_account_id: kind === 'transfer' && from_account_id === '' && t('chooseAccount'),
        boleto_line: boletoFault(boleto_line),
      })}
      run={(draft) => call<typeof createEntry>('POST /finance/entries', sentOf(draft))}
      shows={['financial']}
      words={words}
      done={doneWith}
      onClose={onClose}
    >
      {(form) => <EntryFields form={form} today={today} />}
    </VerbDialog>
  );
}

/** What belongs to the kind of entry that was chosen; what was typed for another kind stays unsent. */
function sentOf({ amount, parts, competence_on, ...draft }: EntryDraft) {
  const isTransfer = draft.kind === 'transfer';
  return {
    ...draft,
    amount: amount ?? 0,
    ...(competence_on !== null && { competence_on }),
    from_account_id: isTransfer ? draft.from_account_id : null,
    supplier_id: draft.kind === 'payable' ? draft.supplier_id : null,
    customer_id: draft.kind === 'receivable' ? draft.customer_id : null,
    category_id: isTransfer ? null : draft.category_id,
    cost_centre_id: isTransfer ? null : draft.cost_centre_id,
    document_no: draft.document_no || null,
    boleto_line: draft.kind === 'payable' ? draft.boleto_line || null : null,
    parts: isTransfer || draft.repeats ? 1 : (parts ?? 1),
    ...(isTransfer ? once : repetitionOf(draft)),
  };
}

/** What was written: one, one each time, or instalments, of which the last says what it takes. */
function useDone() {
  const t = useText(financialTexts);
  const splitText = useSplitText();
  return ({ data }: ReplyOf<typeof createEntry>): ToastMessage => {
    const count = data.length;
    if (data[0]?.repeats) return { title: t('repeated', { count }) };
    const title = t('created', { count });
    return count > 1 ? { title, text: splitText(data.map(({ amount }) => amount)) } : { title };
  };
}

function useBoletoFault(today: string) {
  const t = useText(financialTexts);
  return (line: string) => {
    if (line.trim() === '') return false;
    const read = readBoleto(line, today);
    if (!isBoletoFault(read)) return false;
    if (read.code === 'length') return t('boletoLength');
    return read.code === 'expired' ? t('boletoExpired') : t('boletoDigit', { field: read.field ?? 1 });
  };
}

function EntryFields({ form, today }: { form: UseFormReturn<EntryDraft>; today: string }) {
  const { control, setValue } = form;
  const kind = useWatch({ control, name: 'kind' });
  const shared = { entity: financeEntries, control } as const;
  const fill = (line: string) => {
    const read = readBoleto(line, today);
    if (isBoletoFault(read)) return;
    if (read.cents !== null) setValue('amount', read.cents / 100, { shouldDirty: true });
    if (read.due_on !== null) setValue('due_on', read.due_on, { shouldDirty: true });
  };
  return (
    <>
      <EntityField {...shared} name="kind" />
      {kind === 'payable' && (
        <EntityField {...shared} name="boleto_line">
          {({ value, onChange, ...bound }) => (
            <TextInput
              {...bound}
              value={value}
              inputMode="numeric"
              autoComplete="off"
              onChange={({ target }) => {
                onChange(target.value);
                fill(target.value);
              }}
            />
          )}
        </EntityField>
      )}
      <EntityField {...shared} name="description" />
      <div className="grid gap-4 md:grid-cols-2">
        <EntityField {...shared} name="amount" />
        <EntityField {...shared} name="due_on" />
      </div>
      {kind !== 'transfer' && <CategoryField form={form} kind={kind} />}
      <EntityField {...shared} name="account_id">
        {(bound) => <AccountSelect {...bound} fits={kind === 'transfer' ? holdsMoney : isPurpose} />}
      </EntityField>
      {kind === 'transfer' ? (
        <EntityField {...shared} name="from_account_id" required>
          {(bound) => <AccountSelect {...bound} fits={holdsMoney} />}
        </EntityField>
      ) : (
        <>
          <EntityField {...shared} name={kind === 'payable' ? 'supplier_id' : 'customer_id'} />
          <div className="grid gap-4 md:grid-cols-2">
            <EntityField {...shared} name="competence_on" />
            <EntityField {...shared} name="boat_id" />
            <EntityField {...shared} name="cost_centre_id" />
            <EntityField {...shared} name="document_no" />
            <RepetitionFields form={form} />
          </div>
        </>
      )}
    </>
  );
}
