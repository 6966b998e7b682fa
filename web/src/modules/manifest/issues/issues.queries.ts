import type { listAttendanceIssues, reviewRefusal } from '@leme/contract/manifest/issue-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { useLiveView } from '#kit/live-view.ts';
import { useSignedIn } from '#kit/session.tsx';

const name = 'attendance-issues';

/** What devices left for somebody to decide or to look at. */
export function useAttendanceIssues() {
  const { tenant } = useSignedIn();
  return useLiveView([name, tenant.id], (how) =>
    call<typeof listAttendanceIssues>('GET /attendance-issues', {}, how),
  );
}

export type IssuesView = ReturnType<typeof useAttendanceIssues>;

export function review(id: string): Promise<unknown> {
  return call<typeof reviewRefusal>('POST /attendance-refusals/:id/review', { id });
}

/** Everything a decision shows in is asked for again. */
export function useAskAgain() {
  const { tenant } = useSignedIn();
  const client = useQueryClient();
  return () =>
    Promise.all(
      [name, 'passenger-manifest', 'sessions-manifest', 'session-manifest'].map((first) =>
        client.invalidateQueries({ queryKey: [first, tenant.id] }),
      ),
    );
}
