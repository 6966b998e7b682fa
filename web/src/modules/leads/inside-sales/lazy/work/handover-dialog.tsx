import { leadHandovers } from '@leme/contract/leads/inside-sales/handovers';
import { type Lead, leads } from '@leme/contract/leads/leads';
import { useRef, useState } from 'react';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { FieldInput } from '#kit/resource/field-input/field-input.tsx';
import { createNames } from '#kit/resource/record/values/names.ts';
import { useRow } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { handOver, shown } from '../../queue.queries.ts';
import { insideSalesTexts } from '../../texts/texts.ts';

type Typed = { owner_id: string | null; note: string };

export type HandoverDialogProps = { id: string; onClose: () => void; onDone: () => void };

/** To a colleague, or back to all, with a note for whoever goes on. */
export function HandoverDialog({ id, onClose, onDone }: HandoverDialogProps) {
  const { data } = useRow(leads, id);
  return data ? <Handover lead={data as unknown as Lead} onClose={onClose} onDone={onDone} /> : null;
}

function Handover({ lead, onClose, onDone }: Omit<HandoverDialogProps, 'id'> & { lead: Lead }) {
  const t = useText(insideSalesTexts);
  const isDone = useRef(false);
  const [names] = useState(() => createNames(leads, []));
  return (
    <VerbDialog<Typed, unknown>
      entity={leadHandovers}
      fields={['owner_id', 'note']}
      start={{ owner_id: null, note: '' }}
      run={({ owner_id, note }) => handOver({ id: lead.id, owner_id, note: note.trim() || null })}
      title={t('handoverTitle', { name: lead.name })}
      description={t('handoverAbout')}
      submit={t('handover')}
      size="sm"
      shows={shown.shows}
      done={(_, { owner_id }) => {
        isDone.current = true;
        return t(owner_id ? 'handedOver' : 'givenBack', { name: lead.name });
      }}
      failed={t('failed')}
      onClose={() => (isDone.current ? onDone() : onClose())}
    >
      {({ control }) => (
        <>
          <EntityField entity={leadHandovers} control={control} name="owner_id">
            {({ value, onChange, onBlur }) => (
              <FieldInput
                resource={leads}
                name="owner_id"
                field={leads.fields.owner_id}
                rowId={null}
                value={value}
                onChange={(next) => onChange(typeof next === 'string' ? next : null)}
                onBlur={onBlur}
                names={names}
                onWarning={() => undefined}
                onBusy={() => undefined}
              />
            )}
          </EntityField>
          <EntityField entity={leadHandovers} control={control} name="note" />
        </>
      )}
    </VerbDialog>
  );
}
