import type { CompanyWays } from '@leme/contract/access/company-ways-shape';
import type { AuthSession } from '@leme/contract/access/endpoints';
import type { FirstWeekday } from '@leme/contract/tenancy/settings/ways';
import { type WeekBegin, weekBeginsAs } from '#ui/dates/first-weekday.ts';
import { paperEndsWith } from '#ui/paper/paper-foot.ts';
import { phoneText } from '../text/phone-text.ts';
import { useSignedIn } from './auth-session.tsx';
import { currentAuthSession } from './auth-session-store.ts';

/** As by default. */
export const usualWays: CompanyWays = {
  mark_minutes: 30,
  first_weekday: 'sunday',
  passenger_facts: [],
  house_address: null,
  house_phone: null,
  notice_text: null,
  notice_from: null,
  notice_until: null,
};
const begins: Record<FirstWeekday, WeekBegin> = { sunday: 0, monday: 1, saturday: 6 };

const waysOf = (session: AuthSession | null): CompanyWays => session?.tenant.ways ?? usualWays;

// Calendars and paper are drawn where nothing is known of sessions.
weekBeginsAs(() => begins[waysOf(currentAuthSession().session).first_weekday]);
paperEndsWith(() => {
  const { house_address, house_phone } = waysOf(currentAuthSession().session);
  return [house_address, house_phone && phoneText(house_phone)].filter(Boolean).join(' · ');
});

/** What the company decided that each page follows; as by default where a remembered session does not say it. */
export function useCompanyWays(): CompanyWays {
  return waysOf(useSignedIn());
}
