import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import type { CancelPreview } from './cancel-outcome.tsx';
import { LetterBox } from './letter-box.tsx';
import { cancelTexts } from './texts/texts.ts';

/** What is the house's to give, and whether the customer hears of it. */
export type CancelWish = { waives_fee: boolean; as_credit: boolean; sends_letter: boolean };

export const startWish = ({ customer_email }: BookingRow): CancelWish => ({
  waives_fee: false,
  as_credit: false,
  sends_letter: customer_email !== null,
});

type Props = {
  booking: BookingRow;
  /** Missing until it came. */
  preview: CancelPreview | undefined;
  wish: CancelWish;
  onChange: (wish: CancelWish) => void;
};

/** A fee let go, money or credit, and a letter: each where there is something to choose. */
export function CancelWishes({ booking, preview, wish, onChange }: Props) {
  const t = useText(cancelTexts);
  const { partner } = useSignedIn();
  const isHouse = partner === null;
  const back = preview && (wish.waives_fee ? preview.paid : preview.refund);
  return (
    <div className="grid gap-3 empty:hidden">
      {isHouse && (preview?.fee ?? 0) > 0 && (
        <Checkbox
          checked={wish.waives_fee}
          onCheckedChange={(waives_fee) => onChange({ ...wish, waives_fee })}
          label={t('waive')}
        />
      )}
      {isHouse && (back ?? 0) > 0 && preview?.offers === 'choose' && (
        <Segmented
          name={t('backAs')}
          value={wish.as_credit ? 'credit' : 'money'}
          onValueChange={(as) => onChange({ ...wish, as_credit: as === 'credit' })}
          options={[
            { value: 'money', label: t('asMoney') },
            { value: 'credit', label: t('asCredit') },
          ]}
        />
      )}
      {(back ?? 0) > 0 && preview?.offers === 'credit' && <p>{t('onlyCredit')}</p>}
      <LetterBox
        email={booking.customer_email}
        checked={wish.sends_letter}
        onChange={(sends_letter) => onChange({ ...wish, sends_letter })}
      />
    </div>
  );
}
