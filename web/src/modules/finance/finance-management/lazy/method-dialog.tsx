import { payments } from '@leme/contract/bookings/payments';
import { financeMethods } from '@leme/contract/finance/entities';
import type { updateMethod } from '@leme/contract/finance/setup-endpoints';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { AccountSelect } from '../../account-select.tsx';
import type { Method } from '../rows.ts';
import { financeManagementTexts } from '../texts/texts.ts';

type Draft = { account_id: string; fee_bp: number | null; fee_amount: number | null; days: number | null };

/** Where money of a way to pay goes from now on; what is posted stays. */
export function MethodDialog({ method, onClose }: { method: Method; onClose: () => void }) {
  const t = useText(financeManagementTexts);
  const locale = useLocale();
  const { account_id, fee_bp, fee_amount, days } = method;
  const start: Draft = { account_id, fee_bp, fee_amount, days };
  return (
    <VerbDialog
      entity={financeMethods}
      fields={['account_id', 'fee_bp', 'fee_amount', 'days']}
      start={start}
      size="sm"
      title={choiceOf(payments.fields.method, method.method, locale)}
      submit={t('change')}
      run={(draft) =>
        call<typeof updateMethod>('PUT /finance/methods/:method', {
          method: method.method,
          account_id: draft.account_id,
          fee_bp: draft.fee_bp ?? 0,
          fee_amount: draft.fee_amount ?? 0,
          days: draft.days ?? 0,
        })
      }
      shows={['finance-management']}
      done={() => t('methodSaved')}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <EntityField entity={financeMethods} control={control} name="account_id">
            {(bound) => <AccountSelect {...bound} fits={({ kind }) => kind !== 'result'} />}
          </EntityField>
          <div className="grid gap-4 md:grid-cols-3">
            <EntityField entity={financeMethods} control={control} name="fee_bp" />
            <EntityField entity={financeMethods} control={control} name="fee_amount" />
            <EntityField entity={financeMethods} control={control} name="days" />
          </div>
        </>
      )}
    </VerbDialog>
  );
}
