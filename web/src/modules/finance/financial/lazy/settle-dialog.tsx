import { financeSettlements } from '@leme/contract/finance/entities';
import type { settleEntry } from '@leme/contract/finance/entry-endpoints';
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

type Draft = {
  amount: number | null;
  discount: number | null;
  interest: number | null;
  account_id: string;
  paid_on: string;
};
type SettleDialogProps = {
  entry: Pick<FinancialRow, 'id' | 'description' | 'amount' | 'settled_amount'>;
  onClose: () => void;
};

/** Pays what is left of an entry, or a part of it. */
export function SettleDialog({ entry, onClose }: SettleDialogProps) {
  const t = useText(financialTexts);
  const { money } = useFormat();
  const words = useBookProblems();
  const today = dayIn(useTimeZone(), Temporal.Now.instant());
  const left = toReais(toCents(entry.amount) - toCents(entry.settled_amount));
  const start: Draft = { amount: left, discount: 0, interest: 0, account_id: '', paid_on: today };
  return (
    <VerbDialog
      entity={financeSettlements}
      fields={['amount', 'discount', 'interest', 'account_id', 'paid_on']}
      start={start}
      title={t('settleTitle', { name: entry.description })}
      description={t('settleText', { left: money(left) })}
      submit={t('settle')}
      faults={({ account_id }) => ({ account_id: account_id === '' && t('chooseAccount') })}
      run={({ amount, discount, interest, ...draft }) =>
        call<typeof settleEntry>('POST /finance/entries/:id/settlements', {
          id: entry.id,
          amount: amount ?? 0,
          discount: discount ?? 0,
          interest: interest ?? 0,
          ...draft,
        })
      }
      shows={['financial']}
      words={words}
      done={() => t('settled')}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <div className="grid gap-4 md:grid-cols-2">
            <EntityField entity={financeSettlements} control={control} name="amount" />
            <EntityField entity={financeSettlements} control={control} name="paid_on" />
          </div>
          <EntityField entity={financeSettlements} control={control} name="account_id">
            {(bound) => <AccountSelect {...bound} fits={holdsMoney} />}
          </EntityField>
          <div className="grid gap-4 md:grid-cols-2">
            <EntityField entity={financeSettlements} control={control} name="discount" />
            <EntityField entity={financeSettlements} control={control} name="interest" />
          </div>
        </>
      )}
    </VerbDialog>
  );
}
