import { addDays, dayIn } from '@leme/contract/kit/values/days';
import type {
  listSecurityEventPeople,
  listSecurityEvents,
} from '@leme/contract/operations/access-log-endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn, useTimeZone } from '#kit/auth-session/auth-session.tsx';
import type { AccessLogSearch } from './access-log-search.ts';

export const eventsAPage = 20;

/** What the filters of the address ask of the server. */
export function useQuestion({ days, kind, person, address }: AccessLogSearch) {
  const zone = useTimeZone();
  const from = days && addDays(dayIn(zone, Temporal.Now.instant()), 1 - Number(days));
  return { from, kind, person, address };
}

/** One page of what happened. */
export function useSecurityEvents(search: AccessLogSearch) {
  const { tenant } = useSignedIn();
  const question = { ...useQuestion(search), page: search.page ?? 1, limit: eventsAPage };
  return useQuery({
    queryKey: ['access-log', tenant.id, question],
    queryFn: ({ signal }) => call<typeof listSecurityEvents>('GET /access-log', question, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Whom the log can be filtered by. */
export function useEventPeople() {
  const { tenant } = useSignedIn();
  return useQuery({
    queryKey: ['access-log-people', tenant.id],
    queryFn: ({ signal }) => call<typeof listSecurityEventPeople>('GET /access-log/people', {}, { signal }),
  });
}
