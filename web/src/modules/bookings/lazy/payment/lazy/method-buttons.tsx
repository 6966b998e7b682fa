import { type PaymentMethod, paymentMethods } from '@leme/contract/bookings/rules';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { cn } from '#ui/style/cn.ts';
import { bookingFormTexts } from '../../booking-form/texts/texts.ts';

export type MethodButtonsProps = {
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
};

/** How money changes hands, for a thumb: every way one press. */
export function MethodButtons({ value, onChange }: MethodButtonsProps) {
  const t = useText(bookingFormTexts);
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="pb-1.5 font-semibold">{t('method')}</legend>
      <div className="grid grid-cols-6 gap-2">
        {paymentMethods.map((method, index) => (
          <Button
            key={method}
            size="touch"
            aria-pressed={value === method}
            className={cn(
              'px-1 font-normal aria-pressed:border-fg aria-pressed:bg-fg aria-pressed:font-semibold aria-pressed:text-bg',
              index < 3 ? 'col-span-2' : 'col-span-3',
            )}
            onClick={() => onChange(method)}
          >
            {t(method)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
