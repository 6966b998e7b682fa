import { type Lead, leads, type lostKinds } from '@leme/contract/leads/leads';
import { useRef } from 'react';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useRow } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { lose, shown } from '../../queue.queries.ts';
import { insideSalesTexts } from '../../texts/texts.ts';

type Typed = { lost_kind: (typeof lostKinds)[number] | null; lost_reason: string };

export type LoseDialogProps = { id: string; onClose: () => void; onDone: () => void };

/** Lost, with a kind and words. */
export function LoseDialog({ id, onClose, onDone }: LoseDialogProps) {
  const t = useText(insideSalesTexts);
  const { data } = useRow(leads, id);
  const isLost = useRef(false);
  const lead = data as unknown as Lead | undefined;
  if (!lead) return null;
  return (
    <VerbDialog<Typed, unknown>
      entity={leads}
      fields={['lost_kind', 'lost_reason']}
      start={{ lost_kind: lead.lost_kind, lost_reason: lead.lost_reason ?? '' }}
      faults={({ lost_kind }) => ({ lost_kind: !lost_kind && t('kindMissing') })}
      run={({ lost_kind, lost_reason }) =>
        lost_kind ? lose({ id, kind: lost_kind, text: lost_reason.trim() || null }) : Promise.resolve(null)
      }
      title={t('loseTitle', { name: lead.name })}
      submit={t('lose')}
      size="sm"
      shows={shown.shows}
      done={() => {
        isLost.current = true;
        return t('lostDone', { name: lead.name });
      }}
      failed={t('failed')}
      onClose={() => (isLost.current ? onDone() : onClose())}
    >
      {({ control }) => (
        <>
          <EntityField entity={leads} control={control} name="lost_kind" required />
          <EntityField entity={leads} control={control} name="lost_reason" />
        </>
      )}
    </VerbDialog>
  );
}
