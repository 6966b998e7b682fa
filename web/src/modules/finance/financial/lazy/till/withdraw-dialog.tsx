import { financeTills } from '@leme/contract/finance/entities';
import type { Till, withdrawCash } from '@leme/contract/finance/till-endpoints';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { AccountSelect, holdsMoney } from '../../../account-select.tsx';
import { useBookProblems } from '../use-book-problems.ts';
import { tillTexts } from './texts/texts.ts';

type Draft = { amount: number | null; account_id: string; note: string };

/** Cash is taken out and goes to another account. */
export function WithdrawDialog({ till, onClose }: { till: Till; onClose: () => void }) {
  const t = useText(tillTexts);
  const { money } = useFormat();
  const words = useBookProblems();
  const start: Draft = { amount: null, account_id: '', note: '' };
  return (
    <VerbDialog
      entity={financeTills}
      fields={['amount', 'account_id', 'note']}
      start={start}
      size="sm"
      title={t('withdraw')}
      description={t('inTill', { amount: money(till.expected) })}
      submit={t('withdraw')}
      faults={({ account_id }) => ({ account_id: account_id === '' && t('chooseAccount') })}
      run={({ amount, account_id, note }) => {
        const body = { amount: amount ?? 0, account_id, note: note.trim() || null };
        return call<typeof withdrawCash>('POST /finance/tills/:id/withdrawals', { id: till.id, ...body });
      }}
      shows={['financial']}
      words={words}
      done={() => t('withdrawDone')}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <EntityField entity={financeTills} control={control} name="amount" />
          <EntityField entity={financeTills} control={control} name="account_id">
            {(bound) => (
              <AccountSelect {...bound} fits={(account) => holdsMoney(account) && account.role !== 'cash'} />
            )}
          </EntityField>
          <EntityField entity={financeTills} control={control} name="note" />
        </>
      )}
    </VerbDialog>
  );
}
