import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { leads } from '@leme/contract/leads/leads';
import { useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { ReadOnlyNote } from '#kit/resource/record/read-only-note.tsx';
import { ReadOnlyRecord } from '#kit/resource/record/read-only-record.tsx';
import { RecordGone } from '#kit/resource/record/record-gone.tsx';
import { recordTexts } from '#kit/resource/record/texts/texts.ts';
import { useOpenRow } from '#kit/resource/record/use-open-row.ts';
import { useRecordRights } from '#kit/resource/record/use-record-rights.ts';
import { useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { known } from '../../lead-values.tsx';
import { useLeadProducts } from './lead-form.queries.ts';
import { LeadForm } from './lead-form.tsx';
import { leadFields } from './lead-values.ts';
import { formTexts } from './texts/texts.ts';

export type LeadFormDialogProps = {
  /** The lead that is open, or `new`. */
  id: string;
  /** What a new one starts from. */
  template: AnyRow | undefined;
  onClose: () => void;
  onSaved: (row: AnyRow) => void;
  /** Saved, and a new one is wanted next. */
  onAnother: () => void;
};

/** A lead to type or to change; only to read for who may not change it, and when it is deleted. */
export function LeadFormDialog({ id, template, onClose, onSaved, onAnother }: LeadFormDialogProps) {
  const t = useText(formTexts);
  const record = useText(recordTexts);
  const rights = useRecordRights(leads);
  const isNew = id === 'new';
  const query = useOpenRow(leads, isNew ? null : id);
  const products = useLeadProducts();
  // A new one after a new one is another.
  const [round, setRound] = useState(0);
  const row = isNew || !query.data ? null : known(query.data);
  const title = t(isNew ? 'newTitle' : 'editTitle');
  const mayWrite = isNew ? rights.create : rights.update && row?.deleted_at === null;
  // What a private product asks shows only once it is known as one.
  const isWaiting = (row ?? template)?.product_id != null && products.isPending;
  if (mayWrite && (isNew || row) && !isWaiting)
    return (
      <LeadForm
        key={row ? row.id : `new-${round}`}
        row={row}
        template={isNew ? template : undefined}
        products={products.data ?? []}
        title={title}
        onClose={onClose}
        onSaved={onSaved}
        onAnother={() => {
          setRound(round + 1);
          onAnother();
        }}
      />
    );
  return (
    <Dialog onClose={onClose} title={title}>
      {isProblem(query.error, 'not-found') && !row ? (
        <RecordGone onBack={onClose} />
      ) : (
        <QueryView query={query} skeleton="form" errorTitle={record('loadFailed')}>
          {(open) =>
            isWaiting ? null : (
              <>
                <ReadOnlyNote deletedAt={open.deleted_at} onRestore={undefined} />
                <ReadOnlyRecord
                  resource={leads}
                  sections={[{ rows: [...leadFields] }]}
                  row={open}
                  level={3}
                />
              </>
            )
          }
        </QueryView>
      )}
    </Dialog>
  );
}
