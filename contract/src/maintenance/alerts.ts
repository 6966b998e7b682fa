import type { PlanState } from './plans/plan-state.ts';

export const severities = ['critica', 'alta', 'media', 'baixa'] as const;
export type Severity = (typeof severities)[number];

/** Whether something became worse than it was. */
export const isWorse = (now: Severity, before: Severity) =>
  severities.indexOf(now) < severities.indexOf(before);

/** One alert is raised for a cause, and ends with it: what it is known by while it is pending. */
export const causeOf = {
  plan: (planAsset: string) => `meter_due:${planAsset}`,
  review: (motor: string) => `meter_review:${motor}`,
  paper: (boat: string, kind: string) => `document_expiry:${boat}:${kind}`,
  part: (installed: string) => `part_life:${installed}`,
  order: (order: string) => `work_order_overdue:${order}`,
  crewPaper: (member: string, competency: string) => `crew_cert:${member}:${competency}`,
  override: (override: string) => `crew_cert:exception:${override}`,
  occurrence: (event: string) => `occurrence:${event}`,
  voyage: (entry: string) => `voyage_review:${entry}`,
  overdue: (entry: string) => `voyage_overdue:${entry}`,
  fuel: (fill: string) => `fuel_outlier:${fill}`,
  crewOpen: (session: string) => `crew_open:${session}`,
  crewConflict: (assignment: string) => `crew_conflict:${assignment}`,
  stock: (item: string) => `stock_low:${item}`,
} as const;

/** How bad it is that a plan stands so; one that is in time is no alert. */
export function severityOf(state: PlanState): Severity | null {
  if (state === 'ok') return null;
  return state === 'overdue' ? 'alta' : 'media';
}

/** The preference of a person: whether what became critical or high is told by mail each morning. */
export const alertMailKey = 'alert-mails';
