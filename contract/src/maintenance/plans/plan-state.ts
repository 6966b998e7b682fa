import { addDays } from '../../kit/values/days.ts';

export const planTriggers = ['calendar', 'meter', 'both'] as const;
export type PlanTrigger = (typeof planTriggers)[number];
export const planStates = ['ok', 'soon', 'due', 'overdue'] as const;
export type PlanState = (typeof planStates)[number];

/** What a plan says of when work falls due. Days and hours that its trigger does not look at say nothing. */
export type Plan = {
  trigger: PlanTrigger;
  every_days: number | null;
  every_hours: number | null;
  /** Of an engine that never had it, such as the first service of a new outboard. */
  first_hours: number | null;
  based_on: 'scheduled' | 'completed';
  warn_days: number;
  warn_hours: number;
  tolerance_days: number;
  tolerance_hours: number;
};

/** When it falls due next, by date, by hours, or by whichever comes first. */
export type Due = { due_on: string | null; due_hours: number | null };
/** What it is planned for: what is due, and until when nobody is reminded. */
export type PlannedAsset = Due & { paused_until: string | null };
/** What there is now: hours in all, the day, and how many hours a day it ran lately. */
export type Now = { hours: number | null; date: string; hours_per_day?: number | null };
/** When it was done: on a day, at so many hours in all. */
export type Done = { date: string; hours: number | null };

export type Standing = Due & {
  state: PlanState;
  /** Which of both decides; nothing where neither is known or it is paused. */
  by: 'date' | 'hours' | null;
  days_left: number | null;
  hours_left: number | null;
  isPaused: boolean;
};

/** Hours are told in tenths, and reckoned in whole ones. */
const tenths = (hours: number) => Math.round(hours * 10);
const minus = (one: number, other: number) => (tenths(one) - tenths(other)) / 10;
const plus = (one: number, other: number) => (tenths(one) + tenths(other)) / 10;

const daysBetween = (from: string, to: string) =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;

const looksAtDays = ({ trigger, every_days }: Plan) => trigger !== 'meter' && every_days !== null;
const looksAtHours = ({ trigger, every_hours }: Plan) => trigger !== 'calendar' && every_hours !== null;

/** What so much left means: warned of before, due from the moment on, overdue once what is tolerated is over. */
function stateOf(left: number, { warn, tolerance }: { warn: number; tolerance: number }): PlanState {
  if (left > 0) return left > warn ? 'ok' : 'soon';
  return -left > tolerance ? 'overdue' : 'due';
}

const rankOf = (state: PlanState) => planStates.indexOf(state);

/**
 * How a plan stands: the worse of its date and its hours; of two alike the one that comes first at the pace it ran lately.
 * The one rule that lists, panels, alerts and the gate of a departure use.
 */
export function planState(plan: Plan, asset: PlannedAsset, now: Now): Standing {
  const due_on = looksAtDays(plan) ? asset.due_on : null;
  const due_hours = looksAtHours(plan) ? asset.due_hours : null;
  const days_left = due_on === null ? null : daysBetween(now.date, due_on);
  const hours_left = due_hours === null || now.hours === null ? null : minus(due_hours, now.hours);
  const told = { due_on, due_hours, days_left, hours_left };
  const isPaused = asset.paused_until !== null && now.date <= asset.paused_until;
  if (isPaused) return { ...told, state: 'ok', by: null, isPaused };
  const byDate =
    days_left === null ? null : stateOf(days_left, { warn: plan.warn_days, tolerance: plan.tolerance_days });
  const byHours =
    hours_left === null
      ? null
      : stateOf(hours_left, { warn: plan.warn_hours, tolerance: plan.tolerance_hours });
  if (byDate === null || byHours === null) {
    const by = byDate === null ? (byHours === null ? null : 'hours') : 'date';
    return { ...told, state: byDate ?? byHours ?? 'ok', by, isPaused };
  }
  const worse = rankOf(byHours) - rankOf(byDate) || hoursComeFirst(told, now);
  return worse > 0
    ? { ...told, state: byHours, by: 'hours', isPaused }
    : { ...told, state: byDate, by: 'date', isPaused };
}

function hoursComeFirst(
  { days_left, hours_left }: Pick<Standing, 'days_left' | 'hours_left'>,
  now: Now,
): number {
  const days = daysUntil(hours_left, now.hours_per_day ?? null);
  return days !== null && days_left !== null && days < days_left ? 1 : -1;
}

/** In how many days so many hours are gone at a pace, to a tenth of a day; nothing where it stands still. */
export function daysUntil(hours_left: number | null, hours_per_day: number | null): number | null {
  if (hours_left === null) return null;
  if (hours_left <= 0) return 0;
  if (hours_per_day === null || hours_per_day <= 0) return null;
  return Math.round((hours_left / hours_per_day) * 10) / 10;
}

/** The day on which it falls due, as far as that can be told: of what runs by hours it is foreseen, not fixed. */
export function dayDue(
  standing: Pick<Standing, 'due_on' | 'hours_left'>,
  now: Now,
): { date: string; isForeseen: boolean } | null {
  const days = daysUntil(standing.hours_left, now.hours_per_day ?? null);
  const foreseen = days === null ? null : addDays(now.date, Math.floor(days));
  const { due_on } = standing;
  if (foreseen !== null && (due_on === null || foreseen < due_on))
    return { date: foreseen, isForeseen: true };
  return due_on === null ? null : { date: due_on, isForeseen: false };
}

/**
 * When it falls due for the first time: counted from when it was done last, else from now, or from the hours a new engine
 * has its first service at.
 */
export function firstDue(plan: Plan, last: Done | null, now: Now): Due {
  const { every_days, every_hours, first_hours } = plan;
  const isNew = last === null && first_hours !== null && (now.hours ?? 0) < first_hours;
  const from = last ?? { date: now.date, hours: now.hours };
  return {
    due_on: looksAtDays(plan) && every_days !== null ? addDays(from.date, every_days) : null,
    due_hours:
      looksAtHours(plan) && every_hours !== null
        ? isNew
          ? first_hours
          : plus(from.hours ?? now.hours ?? 0, every_hours)
        : null,
  };
}

/**
 * When it falls due after it was done: from the day and hours it was done at, or, as scheduled, from what was due, going on
 * in whole steps to the first that still lies ahead. Doing it resets both.
 */
export function nextDue(plan: Plan, was: Due, done: Done): Due {
  const { every_days, every_hours, based_on } = plan;
  const isScheduled = based_on === 'scheduled';
  return {
    due_on:
      looksAtDays(plan) && every_days !== null
        ? isScheduled && was.due_on !== null
          ? addDays(was.due_on, every_days * stepsPast(daysBetween(was.due_on, done.date), every_days))
          : addDays(done.date, every_days)
        : null,
    due_hours:
      looksAtHours(plan) && every_hours !== null
        ? isScheduled && was.due_hours !== null
          ? plus(
              was.due_hours,
              every_hours *
                stepsPast(done.hours === null ? 0 : minus(done.hours, was.due_hours), every_hours),
            )
          : done.hours === null
            ? was.due_hours
            : plus(done.hours, every_hours)
        : null,
  };
}

/** How many steps lead beyond what has passed since; one at least, also where it was done before its time. */
const stepsPast = (passed: number, every: number) => Math.max(1, Math.floor(passed / every + 1e-9) + 1);

/** What is wrong with a plan as a whole: nothing to count by, or warned of and tolerated for longer than it goes on. */
export function planFaults(plan: { [K in keyof Plan]: Plan[K] | null }) {
  const { trigger } = plan;
  const asks = (unit: 'days' | 'hours') =>
    trigger === 'both' || trigger === (unit === 'days' ? 'calendar' : 'meter');
  return (['days', 'hours'] as const).flatMap((unit) => {
    if (!asks(unit)) return [];
    const every = plan[`every_${unit}`];
    if (every === null) return [{ pointer: `/every_${unit}`, code: 'required' }];
    return (['warn', 'tolerance'] as const)
      .filter((what) => (plan[`${what}_${unit}`] ?? 0) > every)
      .map((what) => ({ pointer: `/${what}_${unit}`, code: 'too-large', params: { maximum: every } }));
  });
}
