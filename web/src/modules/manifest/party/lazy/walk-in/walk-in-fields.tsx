import { manifestPassengers } from '@leme/contract/bookings/passengers';
import { mostOf } from '@leme/contract/kit/resource/entity';
import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { TriangleAlert } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { type Fare, MethodButtons } from '#modules/bookings/lazy/public.ts';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { CountField } from '#ui/fields/count-field.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { useManifestActions } from '../../manifest-actions.ts';
import { walkInTexts } from './texts/texts.ts';
import type { useWalkIn } from './use-walk-in.ts';
import { roomOf } from './walk-in-values.ts';

export type WalkInFieldsProps = {
  session: ManifestSession;
  fares: readonly Fare[];
  walkIn: ReturnType<typeof useWalkIn>;
};

export function WalkInFields({ session, fares, walkIn }: WalkInFieldsProps) {
  const t = useText(walkInTexts);
  const { money } = useFormat();
  const { mayTakePayment } = useManifestActions();
  const { seats, people } = roomOf(session);
  const fault = walkIn.faultOf('counts');
  const left = Math.round((walkIn.total - (walkIn.amount ?? 0)) * 100) / 100;
  return (
    <>
      <Field label={t('name')} note={t('optional')} error={walkIn.faultOf('name')}>
        <TextInput
          size="touch"
          autoComplete="off"
          maxLength={mostOf(manifestPassengers.fields.name)}
          placeholder={walkIn.nobody}
          value={walkIn.name}
          onChange={({ target }) => walkIn.setName(target.value)}
        />
      </Field>
      <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0">
        <legend className="flex w-full flex-wrap justify-between gap-x-3 pb-1.5">
          <strong>{t('fares')}</strong>
          <span className="text-muted-fg tabular-nums">
            {seats > 0 ? t('seatsLeft', { count: seats }) : t('full')}
            {people !== null && people > 0 && ` · ${t('placesLeft', { count: people })}`}
          </span>
        </legend>
        {fares.map((fare) => (
          <div key={fare.id} className="flex items-center justify-between gap-3">
            <span className="min-w-0">
              <span className="block truncate">{fare.label}</span>
              <span className="text-muted-fg tabular-nums">{money(fare.cost_price)}</span>
            </span>
            <div className="w-44 shrink-0">
              <CountField
                size="touch"
                name={fare.label}
                value={walkIn.counts.find(({ fare_type_id }) => fare_type_id === fare.id)?.quantity ?? 0}
                onValueChange={(quantity) => walkIn.setCount({ fare_type_id: fare.id, quantity })}
              />
            </div>
          </div>
        ))}
        {fault && (
          <p role="alert" className="flex items-center gap-1.5 font-semibold text-danger-text">
            <TriangleAlert aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
            {fault}
          </p>
        )}
      </fieldset>
      {mayTakePayment && (
        <>
          <Field
            label={t('amount')}
            error={walkIn.faultOf('amount')}
            hint={left > 0 ? t('stillOwed', { amount: money(left) }) : undefined}
          >
            <MoneyInput size="touch" value={walkIn.amount} onValueChange={walkIn.setAmount} />
          </Field>
          <MethodButtons value={walkIn.method} onChange={walkIn.setMethod} />
        </>
      )}
    </>
  );
}
