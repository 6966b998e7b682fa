import type { Locale } from '../kit/language/locale.ts';

export const checklistLines = ['price', 'capacity', 'policy', 'meeting', 'voucher', 'ages'] as const;

/** One line of what a product needs before it is sold, and the field or the panel that leads to it. */
export type ChecklistLine = {
  line: (typeof checklistLines)[number];
  field: string;
  isDone: boolean;
  /** The languages a text is still missing in. */
  missing: readonly Locale[];
};

/** What stands around a product: prices by fare, or by size of a group, whether ages cross, and what its company decided. */
export type Around = {
  hasPrices: boolean;
  agesCross: boolean;
  hasCompanyPolicy: boolean;
  /** The languages the company speaks. */
  languages: readonly Locale[];
};

/** What a product needs before it is sold; all of it done lets it be activated. */
export function checklistOf(row: Readonly<Record<string, unknown>>, around: Around): ChecklistLine[] {
  const says = (name: string) => row[name] !== null && row[name] !== undefined && row[name] !== '';
  const voucher = (row.voucher_text ?? {}) as Readonly<Partial<Record<Locale, string>>>;
  const missing = around.languages.filter((locale) => !voucher[locale]);
  const line = (name: ChecklistLine['line'], field: string, isDone: boolean) => ({
    line: name,
    field,
    isDone,
    missing: [],
  });
  const isKnown = row.capacity_mode !== 'fixed' || says('fixed_capacity');
  const hasPolicy = says('cancellation_policy_id') || around.hasCompanyPolicy;
  return [
    line('price', 'price', around.hasPrices || Number(row.price) > 0),
    line('capacity', 'fixed_capacity', isKnown),
    line('policy', 'cancellation_policy_id', hasPolicy),
    line('meeting', 'meeting_point', says('meeting_point')),
    { ...line('voucher', 'voucher_text', missing.length === 0), missing },
    line('ages', 'fares', !around.agesCross),
  ];
}
