import { Clock } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useDayName } from '#modules/bookings/public.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import type { Question } from '../meant-days.ts';
import { otherDayTexts } from './texts/texts.ts';

/** "Marcar em outro dia?": which day that is and which is today; the way back has the focus. */
export function QuestionDialog({ question, today }: { question: Question; today: string }) {
  const t = useText(otherDayTexts);
  const { longDate } = useFormat();
  const name = useDayName(question.date, today);
  const day = name.word
    ? `${name.word.toLocaleLowerCase()}, ${longDate(question.date)}`
    : longDate(question.date);
  return (
    <ConfirmDialog
      open
      tone="primary"
      onOpenChange={(open) => open || question.answer(false)}
      title={t('title')}
      text={
        <span className="flex items-start gap-2 rounded-md bg-warning-tint px-3 py-2 text-base text-warning">
          <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
          <span>
            {t('means')} <strong>{day}</strong>.
          </span>
        </span>
      }
      detail={t('today', { date: longDate(today) })}
      labels={{ confirm: t('confirm'), cancel: t('back') }}
      onConfirm={() => question.answer(true)}
    />
  );
}
