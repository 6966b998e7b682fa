import { isProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { bookingFormTexts } from '../../lazy/booking-form/texts/texts.ts';
import { createTexts } from '../texts/texts.ts';

/** Why seats are not given, with how many are left of what was asked for. */
export function useRefusalWords(): (error: unknown) => string {
  const t = useText(bookingFormTexts);
  const own = useText(createTexts);
  const problemText = useProblemText();
  const { dateTime } = useFormat();
  return (error) => {
    if (isProblem(error, 'seats-sold-out') || isProblem(error, 'people-full')) {
      const { free, wanted, held, held_until } = error.params;
      const key = isProblem(error, 'people-full') ? 'peopleFull' : 'soldOut';
      const lack = t(key, { free: Number(free), wanted: Number(wanted) });
      if (typeof held_until !== 'string') return lack;
      return `${lack} ${own('heldByOthers', { count: Number(held), when: dateTime(held_until) })}`;
    }
    if (isProblem(error, 'unaccompanied')) return own('unaccompanied', { fare: String(error.params.fare) });
    return problemText(error);
  };
}
