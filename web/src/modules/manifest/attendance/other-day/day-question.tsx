import { lazyCode } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { useLazyModule } from '#ui/loading/lazy-code.ts';
import { manifestTexts } from '../../texts/texts.ts';
import { useQuestion } from './meant-days.ts';

const source = lazyCode(() => import('./lazy/question-dialog.tsx'));

/** Asks before the first mark of a day that is not today; its code is there before anybody presses. */
export function DayQuestion({ date, today }: { date: string; today: string }) {
  const t = useText(manifestTexts);
  const toast = useToast();
  const question = useQuestion();
  const code = useLazyModule(source, Number(date !== today) + Number(question !== null), () => {
    question?.answer(false);
    if (question) toast.show({ tone: 'danger', title: t('failed'), text: t('failedText') });
  });
  return code && question && <code.QuestionDialog question={question} today={today} />;
}
