import type { AttendanceState } from '@leme/contract/manifest/rules';
import { Check, UserX } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { cn } from '#ui/style/cn.ts';
import { manifestTexts } from '../../../../texts/texts.ts';
import { usePress } from './use-press.ts';

export type CheckInButtonProps = {
  name: string;
  state: AttendanceState;
  /** Who is missing of a party of which others are aboard or absent; the button is for them alone. */
  rest: number | null;
  /** What was said waits for a connection; told here, where no line of its own moves the next card from under the thumb. */
  isQueued: boolean;
  onPress: () => void;
  /** Holding it: a part of the party. */
  onHold?: (() => void) | undefined;
};

const looks: Record<AttendanceState, string> = {
  pending: 'bg-brand text-on-brand active:brightness-93',
  checked_in: 'bg-success-tint text-success',
  no_show: 'bg-danger-tint text-danger',
};

/** The thumb's button; once pressed it shows what is so until the card folds. */
export function CheckInButton({ name, state, rest, isQueued, onPress, onHold }: CheckInButtonProps) {
  const t = useText(manifestTexts);
  const waiting = state === 'pending';
  const press = usePress(() => waiting && onPress(), waiting ? onHold : undefined);
  const label =
    rest === null
      ? t('checkinOf', { name })
      : `${t('statusCheckedIn')} ${t('rest', { count: rest })}: ${name}`;
  const Icon = state === 'no_show' ? UserX : Check;
  return (
    <button
      type="button"
      data-control="check-in"
      aria-label={waiting ? label : undefined}
      aria-description={waiting && onHold ? t('hold') : undefined}
      aria-disabled={!waiting}
      {...press}
      className={cn(
        'grid min-h-22 w-26 shrink-0 touch-manipulation select-none place-content-center justify-items-center gap-0.5 rounded-lg font-semibold text-base leading-5 [-webkit-touch-callout:none]',
        looks[state],
      )}
    >
      <Icon aria-hidden="true" className="size-8" strokeWidth={2.4} />
      {t(state === 'no_show' ? 'statusNoShow' : 'statusCheckedIn')}{' '}
      {waiting && rest !== null && (
        <span className="px-1 text-center text-sm leading-4">{t('rest', { count: rest })}</span>
      )}
      {isQueued && <span className="px-1 text-center text-sm leading-4">{t('queued')}</span>}
    </button>
  );
}
