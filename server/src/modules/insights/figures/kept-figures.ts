import type { Clock } from '#kit/clock';

/** From so many leads on the figures of a company are a summary. */
export const exactTo = 100_000;
/** How old one may be. */
const goodForMs = 120_000;
/** How many are kept, those longest unasked for going first. */
const mostKept = 500;

type Figures<T> = { value: T; countedAt: string; isSummary: boolean };
/** Answers figures by the company and the question; what counts says how many leads it looked at. */
export type KeepFigures = <T>(
  question: { tenantId: string; asked: unknown },
  now: Temporal.Instant,
  count: () => Promise<{ value: T; leads: number }>,
) => Promise<Figures<T>>;

/**
 * Counts figures anew each time up to a hundred thousand leads; of more they are kept for two minutes and told with their
 * time. Nothing is counted on the way of who writes a lead.
 */
export function keptFigures(): KeepFigures {
  const kept = new Map<string, { at: number; value: unknown }>();
  return async <T>(
    question: { tenantId: string; asked: unknown },
    now: ReturnType<Clock['now']>,
    count: () => Promise<{ value: T; leads: number }>,
  ) => {
    const key = JSON.stringify([question.tenantId, question.asked]);
    const summary = kept.get(key);
    if (summary && now.epochMilliseconds - summary.at < goodForMs)
      return { value: summary.value as T, countedAt: timeOf(summary.at), isSummary: true };
    kept.delete(key);
    const { value, leads } = await count();
    const isSummary = leads > exactTo;
    if (isSummary) kept.set(key, { at: now.epochMilliseconds, value });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return { value, countedAt: now.toString(), isSummary };
  };
}

const timeOf = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toString();
