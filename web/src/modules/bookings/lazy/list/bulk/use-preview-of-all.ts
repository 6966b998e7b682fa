import type { previewCancellation } from '@leme/contract/bookings/life/life-endpoints';
import type { CancelKind } from '@leme/contract/bookings/life/terms';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { runEach } from '#kit/list/bulk/run-each.ts';
import type { CancelPreview } from '../../cancel/cancel-outcome.tsx';

const sums = ['total', 'paid', 'fee', 'kept', 'refund'] as const;

/** What cancelling all of them costs together: what stays, and what goes back. */
export function usePreviewOfAll(rows: readonly AnyRow[], kind: CancelKind) {
  const { tenant } = useSignedIn();
  const ids = rows.map(({ id }) => id);
  return useQuery({
    queryKey: ['cancellations-preview', tenant.id, kind, ids],
    meta: { shows: ['bookings'] },
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<CancelPreview> => {
      const told = new Map<string, CancelPreview>();
      const { refused } = await runEach(
        rows,
        async (row) => {
          const asked = { id: row.id, kind };
          const path = 'GET /bookings/:id/cancellation-preview' as const;
          told.set(row.id, await call<typeof previewCancellation>(path, asked, { signal }));
          return row;
        },
        () => undefined,
      );
      if (refused[0]) throw refused[0].error;
      return together([...told.values()]);
    },
  });
}

/** Amounts added up to the centavo; what is true of all of them alone is said. */
export function together(previews: readonly CancelPreview[]): CancelPreview {
  const [first] = previews;
  if (!first) throw new RangeError('no booking');
  const sumOf = (name: (typeof sums)[number]) =>
    previews.reduce((sum, each) => sum + Math.round((each[name] ?? 0) * 100), 0) / 100;
  const policies = [...new Set(previews.flatMap((each) => each.policy ?? []))];
  return {
    ...first,
    ...Object.fromEntries(sums.map((name) => [name, sumOf(name)])),
    is_own_fault: previews.every((each) => each.is_own_fault),
    is_withdrawal: false,
    withdrawal_until: null,
    cheaper: null,
    policy: policies.length > 0 ? policies.join(', ') : null,
  };
}
