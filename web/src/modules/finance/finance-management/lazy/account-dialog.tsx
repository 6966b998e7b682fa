import type { AccountRow } from '@leme/contract/finance/book-endpoints';
import { financeAccounts } from '@leme/contract/finance/entities';
import type { updateAccount } from '@leme/contract/finance/setup-endpoints';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { useAccountName } from '../../account-names.ts';
import { financeManagementTexts } from '../texts/texts.ts';
import { TestCode } from './test-code.tsx';

type AccountDialogProps = { account: AccountRow; onClose: () => void };

/** What an account is called here, how it is shared, what was on it at first. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const t = useText(financeManagementTexts);
  const nameOf = useAccountName();
  const { id, version, name, allocation, opening_balance, opening_on, active, kind } = account;
  const isPix = account.money_kind === 'pix';
  const { pix_key, pix_name, pix_city } = account;
  const pix = { pix_key: pix_key ?? '', pix_name: pix_name ?? '', pix_city: pix_city ?? '' };
  const start = { name: name ?? '', allocation, opening_balance, opening_on, active, ...pix };
  return (
    <VerbDialog
      entity={financeAccounts}
      fields={[
        ...(['name', 'allocation', 'opening_balance', 'opening_on', 'active'] as const),
        ...(['pix_key', 'pix_name', 'pix_city'] as const),
      ]}
      start={start}
      title={nameOf(account)}
      submit={t('change')}
      run={(draft) =>
        call<typeof updateAccount>('PATCH /finance/accounts/:id', {
          id,
          version,
          ...draft,
          name: draft.name.trim() || null,
          pix_key: draft.pix_key.trim() || null,
          pix_name: draft.pix_name.trim() || null,
          pix_city: draft.pix_city.trim() || null,
        })
      }
      shows={['finance-management', 'financial']}
      done={() => t('accountSaved')}
      onClose={onClose}
    >
      {({ control, watch }) => (
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
          {isPix && (
            <>
              <EntityField entity={financeAccounts} control={control} name="pix_key" />
              <div className="grid gap-4 md:grid-cols-2">
                <EntityField entity={financeAccounts} control={control} name="pix_name" />
                <EntityField entity={financeAccounts} control={control} name="pix_city" />
              </div>
              <TestCode
                pix_key={watch('pix_key')}
                pix_name={watch('pix_name')}
                pix_city={watch('pix_city')}
              />
            </>
          )}
          <EntityField entity={financeAccounts} control={control} name="active" />
        </>
      )}
    </VerbDialog>
  );
}
