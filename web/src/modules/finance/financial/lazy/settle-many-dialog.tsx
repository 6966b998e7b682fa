import { financeSettlements } from '@leme/contract/finance/entities';
import type { settleEntries } from '@leme/contract/finance/entry-endpoints';
import type { FinancialRow } from '@leme/contract/finance/financial';
import { dayIn } from '@leme/contract/kit/values/days';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { call } from '#kit/api/api.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { AccountSelect, holdsMoney } from '../../account-select.tsx';
import { financialTexts } from '../texts/texts.ts';
import { useBookProblems } from './use-book-problems.ts';

type SettleManyDialogProps = {
  entries: readonly FinancialRow[];
  /** They are settled. */
  onSettled: () => void;
  onClose: () => void;
};

const leftOf = ({ amount, settled_amount }: FinancialRow) => toCents(amount) - toCents(settled_amount);

/** Pays what is left of several on one day from one account: all of them, or none and why. */
export function SettleManyDialog({ entries, onSettled, onClose }: SettleManyDialogProps) {
  const t = useText(financialTexts);
  const { money } = useFormat();
  const words = useBookProblems();
  const today = dayIn(useTimeZone(), Temporal.Now.instant());
  const sum = toReais(entries.reduce((total, entry) => total + leftOf(entry), 0));
  return (
    <VerbDialog
      entity={financeSettlements}
      fields={['account_id', 'paid_on']}
      start={{ account_id: '', paid_on: today }}
      size="sm"
      title={t('settleManyTitle', { count: entries.length })}
      description={t('settleManyText', { sum: money(sum) })}
      submit={t('settle')}
      faults={({ account_id }) => ({ account_id: account_id === '' && t('chooseAccount') })}
      run={(draft) =>
        call<typeof settleEntries>('POST /finance/entries/settlements', {
          ...draft,
          entries: entries.map((entry) => ({ id: entry.id, left: toReais(leftOf(entry)) })),
        })
      }
      shows={['financial']}
      words={words}
      done={({ data }) => {
        onSettled();
        return t('manySettled', { count: data.length });
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <EntityField entity={financeSettlements} control={control} name="account_id">
            {(bound) => <AccountSelect {...bound} fits={holdsMoney} />}
          </EntityField>
          <EntityField entity={financeSettlements} control={control} name="paid_on" />
        </>
      )}
    </VerbDialog>
  );
}
