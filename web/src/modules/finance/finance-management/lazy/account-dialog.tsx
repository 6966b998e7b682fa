import type { AccountRow } from '@leme/contract/finance/book-endpoints';
import { financeAccounts } from '@leme/contract/finance/entities';
import type { updateAccount } from '@leme/contract/finance/setup-endpoints';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { useAccountName } from '../../account-names.ts';
import { financeManagementTexts } from '../texts/texts.ts';

type AccountDialogProps = { account: AccountRow; onClose: () => void };

/** What an account is called here, how it is shared, what was on it at first. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const t = useText(financeManagementTexts);
  const nameOf = useAccountName();
  const { id, version, name, allocation, opening_balance, opening_on, active, kind } = account;
  const start = { name: name ?? '', allocation, opening_balance, opening_on, active };
  return (
    <VerbDialog
      entity={financeAccounts}
      fields={['name', 'allocation', 'opening_balance', 'opening_on', 'active']}
      start={start}
      title={nameOf(account)}
      submit={t('change')}
      run={(draft) =>
        call<typeof updateAccount>('PATCH /finance/accounts/:id', {
          id,
          version,
          ...draft,
          name: draft.name.trim() || null,
        })
      }
      shows={['finance-management', 'financial']}
      done={() => t('accountSaved')}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <EntityField entity={financeAccounts} control={control} name="name" />
          {kind === 'result' ? (
            <EntityField entity={financeAccounts} control={control} name="allocation" />
          ) : (
            <div className="grid gap-4 md:grid-cols-2">
              <EntityField entity={financeAccounts} control={control} name="opening_balance" />
              <EntityField entity={financeAccounts} control={control} name="opening_on" />
            </div>
          )}
          <EntityField entity={financeAccounts} control={control} name="active" />
        </>
      )}
    </VerbDialog>
  );
}
