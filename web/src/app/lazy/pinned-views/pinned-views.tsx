import { defaultStringifySearch } from '@tanstack/react-router';
import { useSharedViews } from '#kit/resource/list/view/shared-views.queries.ts';
import { ShellLink } from '../../shell/address.tsx';
import { useShell } from '../../shell/shell-context.tsx';

/** The company's views of a page that are pinned, under its entry of the menu. */
export function PinnedViews({ path }: { path: string }) {
  const { setDialog } = useShell();
  const views = useSharedViews(path.slice(1)).filter(({ pinned }) => pinned);
  if (views.length === 0) return null;
  return (
    <ul className="basis-full">
      {views.map(({ id, name, search }) => (
        <li key={id} className="flex">
          <ShellLink
            path={path + defaultStringifySearch({ ...search, view: id })}
            onClick={() => setDialog(null)}
            className="flex min-h-(--control-sm) min-w-0 flex-1 items-center rounded-md py-1 ps-12 pe-2 text-muted-fg hover:bg-muted hover:text-fg"
          >
            <span className="line-clamp-2">{name}</span>
          </ShellLink>
        </li>
      ))}
    </ul>
  );
}
