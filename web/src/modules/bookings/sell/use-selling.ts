import { may, read } from '@leme/contract/access/permission';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { nothingBegun, readSellSearch } from './sell-search.ts';

/** Whether this person may sell and plan, and the dialogs for it over the page that is open. */
export function useSelling() {
  const can = useCan();
  const { state, change } = useUrlState(readSellSearch);
  const sees = can(read('sessions'));
  return {
    mayBook: sees && can(may('bookings', 'create')),
    mayPlan: sees && can(may('sessions', 'create')),
    begun: state,
    /** Begins a booking; without a departure it is asked for first. */
    book: (on?: string, departure?: string) =>
      change({ new: 'booking', on, for: departure }, { push: state.new === undefined }),
    /** Begins a booking for a recorded customer. */
    bookFor: (customer: string) => change({ new: 'booking', customer }, { push: true }),
    /** Begins a session. */
    plan: (on?: string) => change({ new: 'session', on, for: undefined }, { push: state.new === undefined }),
    close: () => change(nothingBegun),
  };
}
