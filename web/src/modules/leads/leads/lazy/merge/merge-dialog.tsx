import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { type Lead, leads } from '@leme/contract/leads/leads';
import { useState } from 'react';
import { useRow } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CompareLeads } from './compare-leads.tsx';
import { FindOther } from './find-other.tsx';
import { mergeTexts } from './texts/texts.ts';
import { UnitedLeads } from './united-leads.tsx';

export type MergeDialogProps = {
  lead: Lead;
  /** Whom it is compared with at first, where that is known. */
  otherId?: string | undefined;
  onClose: () => void;
};

/** First who else is the same person, then field by field what stays. */
export function MergeDialog({ lead, otherId, onClose }: MergeDialogProps) {
  const t = useText(mergeTexts);
  const [chosen, setOther] = useState<AnyRow | null>();
  const given = useRow(leads, chosen === undefined && otherId ? otherId : null);
  const other = chosen === undefined ? given.data : chosen;
  if (given.isLoading) return null;
  if (other)
    return (
      <CompareLeads
        pair={[lead as unknown as AnyRow, other]}
        onBack={() => setOther(null)}
        onClose={onClose}
      />
    );
  return (
    <Dialog size="lg" onClose={onClose} title={t('title')} description={t('text', { name: lead.name })}>
      <div className="grid gap-5">
        <FindOther lead={lead} onChoose={setOther} />
        <UnitedLeads lead={lead} />
      </div>
    </Dialog>
  );
}
