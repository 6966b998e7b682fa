import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { LetterBox } from '../../cancel/letter-box.tsx';
import { moveTexts } from './texts/texts.ts';

type Wish = { fee: boolean; sends_letter: boolean };
type Props = { email: string | null; wish: Wish; onChange: (wish: Wish) => void };

/** Whether the policy's fee is added, which is the house's to say, and whether the customer hears of the move. */
export function MoveWishes({ email, wish, onChange }: Props) {
  const t = useText(moveTexts);
  const { partner } = useSignedIn();
  return (
    <div className="grid gap-2 empty:hidden">
      {partner === null && (
        <Checkbox
          checked={wish.fee}
          onCheckedChange={(fee) => onChange({ ...wish, fee })}
          label={t('alsoFee')}
        />
      )}
      <LetterBox
        email={email}
        checked={wish.sends_letter}
        onChange={(sends_letter) => onChange({ ...wish, sends_letter })}
      />
    </div>
  );
}
