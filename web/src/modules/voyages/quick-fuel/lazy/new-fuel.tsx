import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type { noteFuel, reverseFuel } from '@leme/contract/voyages/fuel/endpoints';
import { fuelEntries } from '@leme/contract/voyages/fuel/fuel-entries';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import type { ToastMessage } from '#ui/feedback/toast.tsx';
import { quickFuelTexts } from '../texts/texts.ts';
import { PricePerLitre } from './price-per-litre.tsx';

const start = {
  boat_id: null as string | null,
  litres: null as number | null,
  total: null as number | null,
  hours: null as number | null,
  full: false,
  forgotten: false,
  supplier_id: null as string | null,
  payer: 'caixa',
  photo: null as string | null,
  note: '',
};
type Values = typeof start;
type Answer = ReplyOf<typeof noteFuel>;

const fields = [
  'boat_id',
  'litres',
  'total',
  'full',
  'hours',
  'payer',
  'supplier_id',
  'forgotten',
  'photo',
  'note',
] as const;

/** A boat was fuelled just now: three things are asked, the rest may stay as it is. */
export function NewFuel({ onClose }: { onClose: () => void }) {
  const t = useText(quickFuelTexts);
  const kit = useText(kitTexts);
  const { user } = useSignedIn();
  const tell = useAnswer();
  // The same again when it is sent again: the server knows it by its id.
  const [event] = useState(() => ({ id: crypto.randomUUID(), taken_at: new Date().toISOString() }));
  return (
    <VerbDialog<Values, Answer>
      entity={fuelEntries}
      fields={fields}
      start={start}
      title={t('create')}
      submit={kit('save')}
      faults={({ total, payer }) => ({
        total: (total === null || (total === 0 && payer === 'caixa')) && faultText({ code: 'required' }),
      })}
      run={({ boat_id, litres, total, ...rest }) =>
        call<typeof noteFuel>('POST /quick-fuel', {
          user_id: user.id,
          events: [
            { ...event, ...rest, boat_id: boat_id ?? '', litres: litres ?? 0, total: total ?? 0 } as never,
          ],
        })
      }
      shows={['quick-fuel', 'motors']}
      done={tell}
      onClose={onClose}
    >
      {({ control, watch }) =>
        fields.map((name) => (
          <div key={name}>
            <EntityField entity={fuelEntries} control={control} name={name} />
            {name === 'total' && <PricePerLitre litres={watch('litres')} total={watch('total')} />}
          </div>
        ))
      }
    </VerbDialog>
  );
}

/** What is told of the answer: why it does not count, or that it was noted, with what looks wrong and the way back. */
function useAnswer() {
  const t = useText(quickFuelTexts);
  const undo = useVerb(
    (id: string) =>
      call<typeof reverseFuel>('POST /quick-fuel/:id/reversal', { id, reason: t('undoReason') }),
    { shows: ['quick-fuel'], done: t('reverseDone'), failed: t('undoFailed') },
  );
  return ({ results: [result] }: Answer): ToastMessage => {
    if (result?.reason) return { tone: 'danger', title: t('refused'), text: t(`reason.${result.reason}`) };
    const warnings = result?.warnings ?? [];
    return {
      title: t('created'),
      ...(warnings.length > 0 && {
        tone: 'warning',
        text: warnings.map((warning) => t(`warning.${warning}`)).join(' '),
      }),
      ...(result && { undo: () => void undo.run(result.id) }),
    };
  };
}
