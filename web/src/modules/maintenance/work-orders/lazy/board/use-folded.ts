import { orderStates } from '@leme/contract/maintenance/orders/order-states';
import { usePreference } from '#kit/auth-session/preferences.ts';

// What is over is seldom looked for on the board.
const usual: readonly string[] = ['closed', 'cancelled'];

/** The columns a person folded, whatever the device, and how to fold and unfold one. */
export function useFolded() {
  const [kept, keep] = usePreference<readonly string[]>('work-orders.board.folded', usual);
  const folded = Array.isArray(kept) ? kept : usual;
  const fold = (status: string, isFolded: boolean) =>
    keep(orderStates.filter((each) => (each === status ? isFolded : folded.includes(each))));
  return { isFolded: (status: string) => folded.includes(status), fold };
}
