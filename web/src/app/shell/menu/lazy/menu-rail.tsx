import type { GroupId } from '@leme/contract/access/menu/menu';
import type { VisibleGroup } from '@leme/contract/access/menu/navigation';
import { menuWords } from '@leme/contract/access/menu/texts/texts';
import type { RouteEntry } from '@leme/contract/access/route-entry';
import { Search, Star } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useOpenPages, usePageTitle } from '#kit/auth-session/open-pages.ts';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Menu, MenuItem, MenuLabel } from '#ui/menus/menu.tsx';
import { Tooltip } from '#ui/overlays/tooltip.tsx';
import { ShellLink } from '../../address.tsx';
import { useFavourites } from '../../own-pages/use-favourite.ts';
import { useRecents } from '../../own-pages/use-recents.ts';
import { useShell } from '../../shell-context.tsx';
import { shellTexts } from '../../texts/texts.ts';
import { usePrefetch } from '../../use-prefetch.ts';
import { sections } from '../menu-groups.tsx';
import { useCurrent } from '../menu-link.tsx';
import { useMenu, useMenuPages, useOpenEntry } from '../use-menu.ts';

const square =
  'relative grid size-9 place-items-center rounded-md text-muted-fg hover:bg-muted hover:text-fg data-[state=open]:bg-muted aria-[current]:bg-muted aria-[current]:text-fg aria-[current]:before:absolute aria-[current]:before:inset-y-2 aria-[current]:before:left-0 aria-[current]:before:w-0.75 aria-[current]:before:rounded-xs aria-[current]:before:bg-brand-ui';

/** The menu as a rail of icons: pages open at once, groups fly out. */
export function MenuRail() {
  const t = useText(shellTexts);
  const menu = useMenu();
  const { setDialog } = useShell();
  return (
    <div className="flex flex-col items-center gap-1 py-3">
      <IconButton
        name={t('findOrGo')}
        icon={<Search className="size-4" strokeWidth={1.75} />}
        onClick={() => setDialog('palette')}
      />
      <OwnPages />
      {menu.map((visible) =>
        visible.group.id === 'main' ? (
          visible.entries.map(({ entry }) => <RailPage key={entry.path} entry={entry} />)
        ) : (
          <RailGroup key={visible.group.id} visible={visible} />
        ),
      )}
    </div>
  );
}

/** What stands for a page. */
function useTold(page: RouteEntry) {
  const title = usePageTitle()(page);
  return { title, icon: useOpenPages().get(page.name)?.icon ?? '' };
}

function RailPage({ entry }: { entry: RouteEntry }) {
  const told = useTold(entry);
  const prefetch = usePrefetch();
  return (
    <Tooltip side="right" text={told.title}>
      <ShellLink
        path={entry.path}
        aria-label={told.title}
        aria-current={useCurrent(entry.path, 'main')}
        onPointerEnter={() => prefetch(entry.path)}
        className={square}
      >
        <Icon name={told.icon} />
      </ShellLink>
    </Tooltip>
  );
}

type FlyoutProps = { name: string; icon: ReactNode; current?: boolean | undefined; children: ReactNode };

function Flyout({ name, icon, current, children }: FlyoutProps) {
  return (
    <Menu
      side="right"
      align="start"
      className="min-w-60"
      trigger={
        <button
          type="button"
          title={name}
          aria-label={name}
          aria-current={current || undefined}
          className={square}
        >
          {icon}
        </button>
      }
    >
      {children}
    </Menu>
  );
}

function RailGroup({ visible: { group, entries } }: { visible: VisibleGroup }) {
  const words = useText(menuWords);
  const { group: active } = useOpenEntry();
  const name = words(`group.${group.id}`);
  return (
    <Flyout name={name} icon={<Icon name={group.icon} />} current={active === group.id}>
      {sections(entries).map(([subLabel, pages], at) => (
        <Fragment key={subLabel ?? ''}>
          {(at === 0 || subLabel) && (
            <MenuLabel>{subLabel ? `${name} · ${words(`part.${subLabel}`)}` : name}</MenuLabel>
          )}
          {pages.map(({ entry }) => (
            <FlyoutLink key={entry.path} entry={entry} group={group.id} />
          ))}
        </Fragment>
      ))}
    </Flyout>
  );
}

function FlyoutLink({ entry, group }: { entry: RouteEntry; group: GroupId | null }) {
  const told = useTold(entry);
  const { setClicked } = useShell();
  const prefetch = usePrefetch();
  const current = useCurrent(entry.path, group);
  return (
    <MenuItem asChild>
      <ShellLink
        path={entry.path}
        aria-current={group === null ? undefined : current}
        onPointerEnter={() => prefetch(entry.path)}
        onClick={() => group !== null && setClicked({ path: entry.path, group })}
        className="aria-[current]:font-semibold"
      >
        <Icon name={told.icon} />
        {told.title}
      </ShellLink>
    </MenuItem>
  );
}

function OwnPages() {
  const t = useText(shellTexts);
  const pages = useMenuPages();
  const lists = [
    { label: t('favourites'), paths: useFavourites().paths },
    { label: t('recents'), paths: useRecents() },
  ].filter(({ paths }) => paths.length > 0);
  if (lists.length === 0) return null;
  const name = lists.map(({ label }) => label).join(' · ');
  return (
    <Flyout name={name} icon={<Star className="size-4" strokeWidth={1.75} />}>
      {lists.map(({ label, paths }) => (
        <Fragment key={label}>
          <MenuLabel>{label}</MenuLabel>
          {paths.map((path) => {
            const entry = pages.get(path);
            return entry && <FlyoutLink key={path} entry={entry} group={null} />;
          })}
        </Fragment>
      ))}
    </Flyout>
  );
}
