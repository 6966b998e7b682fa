import type { Subject } from '@leme/contract/access/resources';
import type { SharedView } from '@leme/contract/tenancy/shared-view-endpoints';
import { useEffect, useRef } from 'react';
import { newId } from '../../../api/idempotency.ts';
import { usePreference } from '../../../auth-session/preferences.ts';
import { useLatest } from '../../../browser/use-latest.ts';
import type { ViewsMenuProps } from '../../../list/views/views-menu.tsx';
import type { ListAddress } from '../list-address.ts';
import { useSharedViews, useSharedViewWrites } from './shared-views.queries.ts';
import { hasChanged, type Look, readViews, searchOf, type View, type Viewed, viewOf } from './views.ts';

export type ViewedList = {
  /** What the company keeps its views by. */
  name: Subject;
  /** The preference that keeps the person's own. */
  ownKey: string;
  viewed: Viewed;
  address: ListAddress;
  look: Look;
  changeLook: (look: Look) => void;
  /** Another selection of rows: begins at its first page. */
  filter: (part: ListAddress) => void;
  show: (part: { view: string | undefined }) => void;
};

/** The views of a list, the person's own and the company's, and what is done with them. */
export function useViews(list: ViewedList): Omit<ViewsMenuProps, 'compact' | 'large'> {
  const { name: listed, viewed, address, look, changeLook, filter } = list;
  const [kept, keepAll] = usePreference<View[]>(list.ownKey, []);
  const own = readViews(viewed, kept);
  const stored = useSharedViews(listed);
  const shared = readViews(viewed, stored);
  const writes = useSharedViewWrites();
  const views = [...own, ...shared];
  const current = views.find(({ id }) => id === address.view);
  const ofCompany = stored.find(({ id }) => id === current?.id);
  const seenAs = (named: Pick<View, 'id' | 'name'>) => viewOf(viewed, address, look, named);
  const lookAs = ({ columns, compact }: View) => changeLook({ columns, compact });
  useArrival(ofCompany && current, lookAs);
  return {
    views: views.map(({ id, name }) => {
      const view = stored.find((each) => each.id === id);
      return { id, name, isShared: view !== undefined, isPinned: view?.pinned };
    }),
    current: current && {
      id: current.id,
      name: current.name,
      isShared: ofCompany !== undefined,
      isPinned: ofCompany?.pinned,
    },
    isChanged: current !== undefined && hasChanged(viewed, current, address, look),
    mayShare: writes.mayShare,
    onOpen: (id) => {
      const view = views.find((each) => each.id === id);
      if (!view) return;
      lookAs(view);
      filter({ ...searchOf(viewed, {}), ...view.search, view: id });
    },
    onUpdate: () => {
      if (!current) return;
      if (ofCompany) void writes.update({ ...ofCompany, ...forAll(seenAs(current)) });
      else keepAll(own.map((view) => (view === current ? seenAs(current) : view)));
    },
    onCreate: (name, isShared) => {
      const view = seenAs({ id: newId(), name });
      const show = (id: string) => list.show({ view: id });
      if (isShared) {
        const made = { name, list: listed, pinned: false, ...forAll(view) };
        void writes.create(made).then((answer) => answer && show(answer.id));
        return;
      }
      keepAll([...own, view]);
      show(view.id);
    },
    onRemove: (id) => {
      if (ofCompany) void writes.remove(id);
      else keepAll(own.filter((view) => view.id !== id));
      list.show({ view: undefined });
    },
    onPin: (pinned) => void (ofCompany && writes.update({ ...ofCompany, pinned })),
  };
}

/** What of a view is for everybody: not what was searched, which may be a person. */
function forAll({ search: { q: _q, ...search }, columns, compact }: View) {
  return { search, columns, compact } satisfies Partial<SharedView>;
}

/** Whoever comes by the menu to a view of the company sees its columns, too; what is changed then stays. */
function useArrival(view: View | undefined, lookAs: (view: View) => void): void {
  const seen = useRef<string>(undefined);
  const latest = useLatest({ view, lookAs });
  // Outside system: the person's kept settings.
  useEffect(() => {
    const { view: arrived, lookAs: show } = latest.current;
    if (!arrived || seen.current === view?.id) return;
    seen.current = arrived.id;
    show(arrived);
  }, [view?.id, latest]);
}
