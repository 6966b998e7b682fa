import { may } from '@leme/contract/access/permission';
import { bookingAdjustments } from '@leme/contract/bookings/life/booking-adjustments';
import type { adjustBooking } from '@leme/contract/bookings/life/life-endpoints';
import { handKinds } from '@leme/contract/bookings/rules';
import { choiceOf, labelOf } from '@leme/contract/kit/resource/labels';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { call, isProblem } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { FormField } from '#kit/form/lazy/entity/form-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Select } from '#ui/select/select.tsx';
import { pageTexts } from '../texts/texts.ts';
import type { ActDialogProps } from './act-dialog-props.ts';

type Kind = (typeof handKinds)[number];
type Values = { kind: Kind; by: 'amount' | 'bp'; amount: number | null; bp: number | null; reason: string };
const fields = ['kind', 'amount', 'bp', 'reason'] as const;

/** A line beside the fares: something extra, a discount with its reason, a fee, a correction. */
export function AdjustDialog({ booking, onClose }: ActDialogProps) {
  const t = useText(pageTexts);
  const problemText = useProblemText();
  const { money } = useFormat();
  const { id, version, code, total_price } = booking;
  const send = ({ kind, by, amount, bp, reason }: Values) => {
    const isShare = kind === 'discount' && by === 'bp';
    const size = isShare ? { bp: bp ?? undefined } : { amount: amount ?? undefined };
    return call<typeof adjustBooking>('POST /bookings/:id/adjustments', {
      id,
      version,
      kind,
      ...size,
      reason: reason.trim() || null,
    });
  };
  return (
    <VerbDialog<Values, Awaited<ReturnType<typeof send>>>
      entity={bookingAdjustments}
      fields={fields}
      start={{ kind: 'discount', by: 'amount', amount: null, bp: null, reason: '' }}
      title={t('adjustTitle')}
      description={`${code}, ${money(total_price ?? 0)}`}
      size="sm"
      submit={t('adjust')}
      faults={({ kind, by, amount, bp, reason }) => ({
        ...(kind === 'discount' && by === 'bp'
          ? { bp: !bp && t('needAmount') }
          : { amount: !amount && t('needAmount') }),
        reason: needsReason(kind, amount) && reason.trim() === '' && t('needReason'),
      })}
      run={send}
      shows={['bookings']}
      done={(changed) => t('adjusted', { total: money(changed.total_price ?? 0) })}
      words={(error) => (isProblem(error, 'stale-version') ? t('changed') : problemText(error))}
      place={(error, form) => {
        const fault = isProblem(error, 'validation') && error.errors.find(({ code }) => code === 'too-large');
        const most = fault && Number(fault.params?.maximum);
        if (!fault || Number.isNaN(most)) return false;
        const field = fault.pointer === '/bp' ? 'bp' : 'amount';
        form.setError(field, { type: 'server', message: t('atMost', { amount: money(Number(most)) }) });
        return true;
      }}
      onClose={onClose}
    >
      {(form) => <Inputs form={form} />}
    </VerbDialog>
  );
}

/** Whatever takes off says why, and a correction always. */
const needsReason = (kind: Kind, amount: number | null) =>
  kind === 'discount' || kind === 'correction' || (amount ?? 0) < 0;

function Inputs({ form: { control } }: { form: UseFormReturn<Values> }) {
  const t = useText(pageTexts);
  const locale = useLocale();
  const [kind, by] = useWatch({ control, name: ['kind', 'by'] });
  const mayCorrect = useCan()(may('bookings', 'update'));
  const kinds = handKinds.filter((each) => each !== 'correction' || mayCorrect);
  const isShare = kind === 'discount' && by === 'bp';
  return (
    <>
      <EntityField entity={bookingAdjustments} control={control} name="kind">
        {({ value, onChange, onBlur }) => (
          <Select
            value={value}
            onBlur={onBlur}
            onValueChange={(next) => onChange(kinds.find((each) => each === next) ?? value)}
            options={kinds.map((each) => ({
              value: each,
              label: choiceOf(bookingAdjustments.fields.kind, each, locale),
            }))}
          />
        )}
      </EntityField>
      {kind === 'discount' && (
        <FormField control={control} name="by" label={t('discountBy')}>
          {({ value, onChange, onBlur }) => (
            <Select
              value={value}
              onBlur={onBlur}
              onValueChange={(next) => onChange(next === 'bp' ? 'bp' : 'amount')}
              options={(['amount', 'bp'] as const).map((each) => ({
                value: each,
                label: labelOf(bookingAdjustments.fields[each], locale),
              }))}
            />
          )}
        </FormField>
      )}
      {isShare ? (
        <EntityField entity={bookingAdjustments} control={control} name="bp" required />
      ) : (
        <EntityField entity={bookingAdjustments} control={control} name="amount" required />
      )}
      <EntityField
        entity={bookingAdjustments}
        control={control}
        name="reason"
        required={kind === 'discount' || kind === 'correction'}
      />
    </>
  );
}
