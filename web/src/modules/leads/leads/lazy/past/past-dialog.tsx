import { leads } from '@leme/contract/leads/leads';
import { RecordHistory } from '#kit/resource/record/history/record-history.tsx';
import { useRow } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { pastTexts } from './texts/texts.ts';

export type PastDialogProps = { id: string; onClose: () => void };

/** Who did what to a lead, its interactions among it. */
export function PastDialog({ id, onClose }: PastDialogProps) {
  const t = useText(pastTexts);
  const { data } = useRow(leads, id);
  return (
    <Dialog onClose={onClose} title={t('title')} description={data ? String(data.name) : undefined}>
      <RecordHistory resource={leads} id={id} />
    </Dialog>
  );
}
