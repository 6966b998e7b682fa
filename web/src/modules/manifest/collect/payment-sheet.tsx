import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { useId } from 'react';
import { useFormat } from '#kit/format.ts';
import { useText } from '#kit/i18n.ts';
import { MethodButtons } from '#modules/bookings/public.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { Place } from '../outbox/mark.ts';
import { collectTexts } from './texts/texts.ts';
import { useTaking } from './use-taking.ts';

export type PaymentSheetProps = {
  booking: ManifestBooking;
  place: Place;
  onClose: () => void;
  /** For who may also return money. */
  onGiveBack?: (() => void) | undefined;
};

/** Money taken at the pier: what is owed stands there already, so one press is enough. */
export function PaymentSheet({ booking, place, onClose, onGiveBack }: PaymentSheetProps) {
  const t = useText(collectTexts);
  const { money } = useFormat();
  const formId = useId();
  const { amount, method, fault, isBusy, type, setMethod, take } = useTaking(booking, place, onClose);
  const { customer_name: name, code, remaining_amount: owed } = booking;
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title={t('title')}
      description={t('party', { name, code })}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} size="pier" variant="primary" className="text-lg" busy={isBusy}>
          {amount ? t('receive', { amount: money(amount) }) : t('receiveNothing')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4 text-base"
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <p className="flex items-baseline justify-between gap-3 tabular-nums">
          {t('owed')}
          <strong className="text-danger-text text-xl">{money(owed ?? 0)}</strong>
        </p>
        <Field label={t('amount')} error={fault}>
          <MoneyInput size="pier" value={amount} onValueChange={type} />
        </Field>
        <MethodButtons value={method} onChange={setMethod} />
        {onGiveBack && (
          <Button size="pier" variant="ghost" className="font-normal" onClick={onGiveBack}>
            {t('giveBack')}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
