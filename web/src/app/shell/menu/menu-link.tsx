import type { GroupId } from '@leme/contract/access/menu/menu';
import type { RouteEntry } from '@leme/contract/access/route-entry';
import { SquareArrowOutUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpenPages, usePageTitle } from '#kit/auth-session/open-pages.ts';
import { useText } from '#kit/text/i18n.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { cn } from '#ui/style/cn.ts';
import { ShellLink } from '../address.tsx';
import { useShell } from '../shell-context.tsx';
import { shellTexts } from '../texts/texts.ts';
import { usePrefetch } from '../use-prefetch.ts';
import { useOpenEntry } from './use-menu.ts';

const row = [
  'relative flex min-h-(--control-sm) min-w-0 flex-1 items-center gap-2 rounded-md px-2 text-muted-fg hover:bg-muted hover:text-fg',
  'aria-[current]:bg-muted aria-[current]:font-semibold aria-[current]:text-fg',
  'aria-[current]:before:absolute aria-[current]:before:inset-y-1.75 aria-[current]:before:left-0 aria-[current]:before:w-0.75 aria-[current]:before:rounded-xs aria-[current]:before:bg-brand-ui',
];

/** What `aria-current` says of a menu entry: the open page, or the entry that leads to it. */
export function useCurrent(path: string, group: GroupId | null): 'page' | 'true' | undefined {
  const open = useOpenEntry();
  if (open.markedPath !== path || (group !== null && open.group !== group)) return undefined;
  return open.entry.path === path ? 'page' : 'true';
}

export type MenuLinkProps = {
  entry: RouteEntry;
  /** The group it stands in; entries outside of groups are never marked as open. */
  group: GroupId | null;
  withIcon?: boolean | undefined;
  /** Second line: where a search result belongs. */
  hint?: ReactNode | undefined;
};

/** One entry of the menu. */
export function MenuLink({ entry, group, withIcon, hint }: MenuLinkProps) {
  const t = useText(shellTexts);
  const titleOf = usePageTitle();
  const icon = useOpenPages().get(entry.name)?.icon ?? '';
  const { setClicked, setDialog } = useShell();
  const prefetch = usePrefetch();
  const current = useCurrent(entry.path, group);
  return (
    <ShellLink
      path={entry.path}
      aria-current={group === null ? undefined : current}
      onPointerEnter={() => prefetch(entry.path)}
      onFocus={() => prefetch(entry.path)}
      onClick={() => {
        if (group !== null) setClicked({ path: entry.path, group });
        setDialog(null);
      }}
      className={cn(row, 'py-1', !withIcon && 'ps-8')}
    >
      {withIcon && <Icon name={icon} />}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2">{titleOf(entry)}</span>
        {hint && <span className="block truncate font-normal text-muted-fg text-xs">{hint}</span>}
      </span>
      {entry.leavesShell && (
        <>
          <SquareArrowOutUpRight aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.75} />
          <span className="sr-only">{t('leavesShell')}</span>
        </>
      )}
    </ShellLink>
  );
}
