import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { useId } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { MethodButtons } from '#modules/bookings/lazy/public.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import type { SessionRef } from '../../../attendance/outbox/mark-attendance.ts';
import { collectTexts } from './texts/texts.ts';
import { useTaking } from './use-taking.ts';

export type PaymentSheetProps = {
  booking: ManifestBooking;
  place: SessionRef;
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
        <Button type="submit" form={formId} size="touch" variant="primary" className="text-lg" busy={isBusy}>
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
          <MoneyInput size="touch" value={amount} onValueChange={type} />
        </Field>
        <MethodButtons value={method} onChange={setMethod} />
        {onGiveBack && (
          <Button size="touch" variant="ghost" className="font-normal" onClick={onGiveBack}>
            {t('giveBack')}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
