import { leadStatuses } from '@leme/contract/leads/leads';
import { usePreference } from '#kit/auth-session/preferences.ts';

/** The columns a person folded, whatever the device, and how to fold and unfold one. */
export function useFolded() {
  const [kept, keep] = usePreference<readonly string[]>('leads.board.folded', []);
  const folded = leadStatuses.filter((status) => Array.isArray(kept) && kept.includes(status));
  const fold = (status: string, isFolded: boolean) =>
    keep(leadStatuses.filter((each) => (each === status ? isFolded : folded.includes(each))));
  return { isFolded: (status: string) => folded.some((each) => each === status), fold };
}
