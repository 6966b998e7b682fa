import type { UseFormReturn } from 'react-hook-form';
import { isProblem } from '#kit/api/api.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { sessionFormTexts } from '../texts/texts.ts';
import type { SessionValues } from './session-values.ts';

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Puts what is particular to sessions beside its field: a busy boat with the session it is in, seats already taken.
 * True when the problem was one of these.
 */
export function useSessionProblems() {
  const t = useText(sessionFormTexts);
  const kit = useText(kitTexts);
  const { date } = useFormat();
  const toast = useToast();
  return (error: unknown, form: UseFormReturn<SessionValues>): boolean => {
    const beside = (name: 'boat_ids' | 'total_capacity', message: string) => {
      form.setError(name, { type: 'server', message }, { shouldFocus: true });
      toast.show({ tone: 'danger', title: kit('validationTitle'), text: message });
      return true;
    };
    if (isProblem(error, 'boat-busy')) {
      const { boat_name, product_name, date: day, start_time, end_time } = error.params;
      return beside(
        'boat_ids',
        t('boatBusy', {
          boat: text(boat_name),
          session: text(product_name),
          date: typeof day === 'string' ? date(day) : '',
          start: text(start_time).slice(0, 5),
          end: text(end_time).slice(0, 5),
        }),
      );
    }
    if (isProblem(error, 'seats-below-taken')) {
      return beside('total_capacity', t('belowTaken', { taken: text(error.params.taken) }));
    }
    const small = tooSmall(error);
    if (!small) return false;
    return beside('boat_ids', [t('tooSmall', small), small.who].filter(Boolean).join(': '));
  };
}

type TooSmall = {
  people: number;
  people_limit: number;
  over: number;
  left_behind: { customer_name: string; people: number }[];
};

/** How many are booked, how many the chosen boats carry, how many would stay behind and, where one may know it, who. */
function tooSmall(error: unknown): { people: number; limit: number; over: number; who: string } | null {
  if (!isProblem(error, 'boat-too-small-for')) return null;
  const [row] = error.params.departures as TooSmall[];
  if (!row) return null;
  const who = row.left_behind.map(({ customer_name, people }) => `${customer_name} (${people})`).join(', ');
  return { people: row.people, limit: row.people_limit, over: row.over, who };
}
