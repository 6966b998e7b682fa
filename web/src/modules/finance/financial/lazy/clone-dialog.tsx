import type { EntryDetail, readEntry } from '@leme/contract/finance/entry-endpoints';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { financialTexts } from '../texts/texts.ts';
import { EntryDialog } from './entry-dialog.tsx';

/** An entry typed again, as if it were due today; its number and its boleto are of the other one. */
export function CloneDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(financialTexts);
  const query = useAsk<typeof readEntry>('GET /finance/entries/:id', { id });
  if (query.data) return <EntryDialog from={clonedFrom(query.data)} onClose={onClose} />;
  return (
    <Dialog title={t('clone')} onClose={onClose}>
      <QueryView query={query} skeleton="form" loadingLabel={t('loading')} errorTitle={t('cloneFailed')}>
        {() => null}
      </QueryView>
    </Dialog>
  );
}

function clonedFrom({ kind, description, amount, account_id, ...entry }: EntryDetail) {
  const { from_account_id, supplier_id, customer_id, boat_id, category_id, cost_centre_id } = entry;
  return {
    kind,
    description,
    amount,
    account_id,
    from_account_id: from_account_id ?? '',
    supplier_id,
    customer_id,
    boat_id,
    category_id,
    cost_centre_id,
  };
}
