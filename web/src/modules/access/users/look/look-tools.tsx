import { ColumnChooser } from '#kit/list/columns/column-chooser.tsx';
import { ViewsMenu } from '#kit/list/views/views-menu.tsx';
import { useViews } from '#kit/resource/list/view/use-views.ts';
import type { Look } from '#kit/resource/list/view/views.ts';
import { fromStart, readUsersSearch, type UsersSearch } from '../users-search.ts';
import { type UsersLook, userColumns, viewedUsers } from './look.ts';
import { useColumnHeads } from './use-column-heads.ts';

export type LookToolsProps = {
  search: UsersSearch;
  look: UsersLook;
  onLook: (part: Partial<Look>) => void;
  onChange: (part: Partial<UsersSearch>, options?: { push?: boolean }) => void;
  compact: boolean;
};

/** The views of the list and, where there is a table, its columns. */
export function LookTools({ search, look, onLook, onChange, compact }: LookToolsProps) {
  const heads = useColumnHeads();
  const show = (part: Partial<UsersSearch>) => onChange(part, { push: true });
  const views = useViews({
    name: 'users',
    ownKey: 'users.views',
    viewed: viewedUsers,
    address: search,
    look,
    changeLook: onLook,
    show,
    filter: ({ view, ...asked }) => {
      const { q, status, role, sort } = readUsersSearch(asked);
      show({ ...fromStart, q, status, role, sort, view: view?.toString() });
    },
  });
  return (
    <>
      <ViewsMenu {...views} compact={compact} large={compact} />
      {!compact && (
        <ColumnChooser
          choices={userColumns.map((id) => ({ id, label: heads[id] }))}
          columns={look.shown}
          onColumns={(columns) => onLook({ columns })}
          isUsual={look.columns === null}
          compact={look.compact}
          onCompact={(low) => onLook({ compact: low })}
        />
      )}
    </>
  );
}
