import type { WalletPaper } from '@leme/contract/crew/endpoints';
import { addDays } from '@leme/contract/kit/values/days';

/** Days within which a paper ends, as the list is filtered. */
export const endings = ['30', '60', '90'] as const;
type Ending = (typeof endings)[number];

/** What the address says of the list. */
export function readWalletAddress({ ending }: Readonly<Record<string, unknown>>) {
  return { ending: endings.find((each) => each === String(ending)) };
}

/** Checked papers that ended or end within so many days; all of them where nothing is chosen. */
export function endingWithin(
  papers: readonly WalletPaper[],
  today: string,
  ending: Ending | undefined,
): readonly WalletPaper[] {
  if (ending === undefined) return papers;
  const until = addDays(today, Number(ending));
  return papers.filter(
    ({ status, expires_on }) => status === 'conferida' && expires_on !== null && expires_on <= until,
  );
}
