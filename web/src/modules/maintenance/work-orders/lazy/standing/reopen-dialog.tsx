import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { reopenOrder } from '@leme/contract/maintenance/orders/reopening-endpoints';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import { call } from '#kit/api/api.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { standingTexts } from './texts/texts.ts';

type Values = { description: string };

/** Why a closed order goes on: that is what the new one says. */
export function ReopenDialog({ row, onClose }: { row: AnyRow; onClose: () => void }) {
  const t = useText(standingTexts);
  const openPage = useOpenPage();
  return (
    <VerbDialog<Values, { id: string; code: string }>
      entity={workOrders}
      fields={['description']}
      start={{ description: '' }}
      title={t('reopenTitle', { code: String(row.code) })}
      description={t('reopenText')}
      submit={t('reopen')}
      shows={['work-orders']}
      faults={({ description }) => ({
        description: (description ?? '').trim().length < 3 && t('needReason'),
      })}
      run={({ description }) =>
        call<typeof reopenOrder>('POST /work-orders/:id/reopening', { id: row.id, reason: description })
      }
      done={({ id, code }) => {
        openPage(`/work-orders?open=${id}`);
        return t('reopened', { code });
      }}
      onClose={onClose}
    />
  );
}
