import { addDays } from '../../../kit/values/days.ts';

/** Days from the due day on which a customer is reminded; each once. */
export const reminderSteps = [-3, 0, 3] as const;
export type ReminderStep = (typeof reminderSteps)[number];

/** For so many days a reminder still says something that is true, where the day itself was missed. */
const stillTrue: Readonly<Record<ReminderStep, number>> = { [-3]: 1, 0: 0, 3: 4 };

/** Of what a customer is reminded today; null where it is no day for it. */
export function stepOn(due_on: string, today: string): ReminderStep | null {
  const fits = (step: ReminderStep) => {
    const from = addDays(due_on, step);
    return today >= from && today <= addDays(from, stillTrue[step]);
  };
  return reminderSteps.find(fits) ?? null;
}

export const isReminderStep = (step: number): step is ReminderStep =>
  (reminderSteps as readonly number[]).includes(step);
