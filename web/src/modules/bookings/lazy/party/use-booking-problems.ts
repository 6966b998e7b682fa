import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import type { BookingValues } from '../booking-form/booking-values.ts';
import { type LeaveQuestion, questionOf } from './leave-question.ts';
import { partyTexts } from './texts/texts.ts';

type Outside = { onGone: () => void; changed: () => void };

/**
 * What is particular to the edit of a booking: too few seats and people aboard stand beside the party, and where only
 * known people could leave it is asked who.
 */
export function useBookingProblems({ onGone, changed }: Outside) {
  const t = useText(partyTexts);
  const kit = useText(kitTexts);
  const problemText = useProblemText();
  const toast = useToast();
  const [question, setQuestion] = useState<LeaveQuestion | null>(null);
  const place = (error: unknown, form: UseFormReturn<BookingValues>): boolean => {
    const besideParty = (message: string) => {
      form.setError('passengers', { type: 'server', message }, { shouldFocus: true });
      toast.show({ tone: 'danger', title: kit('validationTitle'), text: message });
      changed();
      return true;
    };
    const asked = questionOf(error);
    if (asked) {
      setQuestion(asked);
      return true;
    }
    if (isProblem(error, 'seats-sold-out'))
      return besideParty(
        t('soldOut', { free: Number(error.params.free), wanted: Number(error.params.wanted) }),
      );
    if (isProblem(error, 'people-full'))
      return besideParty(
        t('peopleFull', { free: Number(error.params.free), wanted: Number(error.params.wanted) }),
      );
    if (isProblem(error, 'people-aboard'))
      return besideParty(t('aboard', { count: Number(error.params.aboard) }));
    if (isProblem(error, 'booking-cancelled')) {
      toast.show({ tone: 'danger', title: t('saveFailed'), text: problemText(error) });
      changed();
      onGone();
      return true;
    }
    return false;
  };
  return { place, question, settle: () => setQuestion(null) };
}
