import type { listAttendanceIssues, reviewRefusal } from '@leme/contract/manifest/issue-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useLiveView } from '#kit/live/live-view.ts';
import { refetchShowing, type Shows } from '#kit/live/shown-tables.ts';

// What was refused is told as `booking_passengers`.
const meta: Shows = { shows: ['bookings', 'booking_passengers', 'sessions'] };

/** What devices left for somebody to decide or to look at. */
export function useAttendanceIssues() {
  const { tenant } = useSignedIn();
  return useLiveView(['attendance-issues', tenant.id], meta, (how) =>
    call<typeof listAttendanceIssues>('GET /attendance-issues', {}, how),
  );
}

export type IssuesView = ReturnType<typeof useAttendanceIssues>;

export function review(id: string): Promise<unknown> {
  return call<typeof reviewRefusal>('POST /attendance-refusals/:id/review', { id });
}

/** Everything a decision shows in is asked for again. */
export function useAskAgain() {
  const client = useQueryClient();
  return () => refetchShowing(client, ['bookings', 'booking_passengers']);
}
