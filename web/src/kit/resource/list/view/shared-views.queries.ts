import { sharesViews } from '@leme/contract/tenancy/share-views';
import type {
  createSharedView,
  deleteSharedView,
  listSharedViews,
  SharedView,
  updateSharedView,
} from '@leme/contract/tenancy/shared-view-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '#ui/feedback/toast.tsx';
import { call } from '../../../api/api.ts';
import { useCan } from '../../../auth-session/rights.ts';
import { refetchShowing } from '../../../live/shown-tables.ts';
import { useAsk } from '../../../live/use-ask.ts';
import { useProblemText } from '../../../problem/problem-text.ts';

const keptForMs = 60_000;

/** The company's views of a list. */
export function useSharedViews(list: string): readonly SharedView[] {
  const { data } = useAsk<typeof listSharedViews>(
    'GET /shared-views',
    {},
    { shows: ['shared_views'], background: true, staleTime: keptForMs },
  );
  return data?.data.filter((view) => view.list === list) ?? [];
}

/** Keeps, changes and removes them; what was refused is said, and what is there now is asked for again. */
export function useSharedViewWrites() {
  const client = useQueryClient();
  const toast = useToast();
  const problemText = useProblemText();
  const can = useCan();
  const told = async <T>(work: Promise<T>): Promise<T | null> => {
    const done = await work.catch((error: unknown) => {
      toast.show({ title: problemText(error), tone: 'danger' });
      return null;
    });
    await refetchShowing(client, ['shared_views']);
    return done;
  };
  return {
    mayShare: can(sharesViews),
    create: (view: Omit<SharedView, 'id' | 'version'>) =>
      told(call<typeof createSharedView>('POST /shared-views', view)),
    update: ({ list: _list, ...view }: SharedView) =>
      told(call<typeof updateSharedView>('PUT /shared-views/:id', view)),
    remove: (id: string) => told(call<typeof deleteSharedView>('DELETE /shared-views/:id', { id })),
  };
}
