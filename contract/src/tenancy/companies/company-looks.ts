/** Why an operator looks at a company: nobody came in for a day, its trial ends soon, it fell silent, its letters fail. */
export const companyLooks = ['first-access', 'trial', 'silent', 'mails'] as const;
type CompanyLook = (typeof companyLooks)[number];

/** Within how many days a trial ends, as a list is filtered; `over` is one that ended with nothing behind it. */
const trialDays = { week: 7, fortnight: 14, month: 30 } as const;
export const trialSpans = ['week', 'fortnight', 'month', 'over'] as const;
export type TrialSpan = (typeof trialSpans)[number];

/** For how many days nobody of a company did anything. */
const silentDays = { week: 7, month: 30 } as const;
export const silentSpans = ['week', 'month'] as const;
export type SilentSpan = (typeof silentSpans)[number];

/** For how many days letters that failed are counted. */
export const mailDays = 7;

/** What is known of a company without anything of its people. */
export type KnownCompany = {
  status: string;
  created_at: string;
  /** When its trial ends or ended; null where it bought, or never had one. */
  trial_ends_at: string | null;
  /** When its own people last did something; null of one where nobody ever did. */
  last_active_at: string | null;
  /** In the last days. */
  mails_failed: number;
};

/** What an operator looks at a company for. */
export function looksOf(company: KnownCompany, now: Temporal.Instant): CompanyLook[] {
  const found: Readonly<Record<CompanyLook, boolean>> = {
    'first-access': company.status === 'opening' && isOlder(company.created_at, 1, now),
    trial: endsWithin(company, 'week', now),
    silent: isSilentFor(company, 'week', now),
    mails: company.mails_failed > 0,
  };
  return companyLooks.filter((look) => found[look]);
}

/** Whether a trial of somebody who may still come in ends within these days. */
export function endsWithin(
  { status, trial_ends_at }: Pick<KnownCompany, 'status' | 'trial_ends_at'>,
  span: TrialSpan,
  now: Temporal.Instant,
): boolean {
  if (trial_ends_at === null || (status !== 'opening' && status !== 'active')) return false;
  const ends = Temporal.Instant.from(trial_ends_at);
  const isOver = Temporal.Instant.compare(ends, now) <= 0;
  if (span === 'over') return isOver;
  return !isOver && Temporal.Instant.compare(ends, now.add({ hours: 24 * trialDays[span] })) <= 0;
}

/** Whether a company that works, and sailed before, has not been heard of for these days. */
export function isSilentFor(
  { status, last_active_at }: Pick<KnownCompany, 'status' | 'last_active_at'>,
  span: SilentSpan,
  now: Temporal.Instant,
): boolean {
  return status === 'active' && last_active_at !== null && isOlder(last_active_at, silentDays[span], now);
}

function isOlder(at: string, days: number, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(at), now.subtract({ hours: 24 * days })) <= 0;
}
