import type { getCompany } from '@leme/contract/tenancy/companies/company-endpoints';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import type { Asked } from '../acts/acts.ts';
import { saasTenantsTexts } from '../texts/texts.ts';
import { MoveDialog } from './move-dialog.tsx';
import { UndoDialog } from './undo-dialog.tsx';

/** What was asked of a company from its row, done to it as it stands now. */
export function ActDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const t = useText(saasTenantsTexts);
  const kit = useText(kitTexts);
  const { id, name, act } = asked;
  const query = useAsk<typeof getCompany>('GET /saas-tenants/:id', { id }, { shows: ['saas-tenants'] });
  if (act === 'undo') return <UndoDialog id={id} name={name} onClose={onClose} />;
  if (query.data) return <MoveDialog company={query.data} move={act} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title={t(`${act}Title`, { name })}>
      <QueryView query={query} skeleton="form" loadingLabel={kit('loading')} errorTitle={t('loadFailed')}>
        {() => null}
      </QueryView>
    </Dialog>
  );
}
