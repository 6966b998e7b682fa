import { requestMove } from '@leme/contract/tenancy/requests/company-requests';
import type { moveRequest } from '@leme/contract/tenancy/requests/request-endpoints';
import { call } from '#kit/api/api.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import type { Asked } from '../acts.ts';
import { saasRequestsTexts } from '../texts/texts.ts';

/** Says how a request stands, with what is to be remembered of it. */
export function MoveDialog({ asked: { request, to }, onClose }: { asked: Asked; onClose: () => void }) {
  const t = useText(saasRequestsTexts);
  const { id, version, company } = request;
  return (
    <VerbDialog
      entity={requestMove}
      fields={['notes']}
      start={{ notes: request.notes ?? '' }}
      title={t('moveTitle', { company, to: t(`to_${to}`) })}
      submit={t(`to_${to}`)}
      run={({ notes }) =>
        call<typeof moveRequest>('POST /company-requests/:id/moves', {
          id,
          version,
          status: to,
          notes: notes.trim() || null,
        })
      }
      shows={['saas-tenants']}
      done={() => t('moved', { company })}
      onClose={onClose}
    />
  );
}
