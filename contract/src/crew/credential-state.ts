/** What competencies are papers of; `interno` is a company's own. */
export const competencyKinds = ['CIR', 'CHA', 'curso', 'saude', 'registro', 'interno'] as const;

type Paper = { status: string; issued_on: string | null; expires_on: string | null };

/** What a paper is worth on a day: nothing until somebody checked it, and good through its last day. */
export type PaperWorth = 'unchecked' | 'refused' | 'early' | 'good' | 'expired';

/** What a paper is worth on a day of the company's calendar. */
export function paperWorth({ status, issued_on, expires_on }: Paper, date: string): PaperWorth {
  if (status === 'recusada') return 'refused';
  if (status !== 'conferida') return 'unchecked';
  if (issued_on !== null && date < issued_on) return 'early';
  return expires_on !== null && date > expires_on ? 'expired' : 'good';
}
