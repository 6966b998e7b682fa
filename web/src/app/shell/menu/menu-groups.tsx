import type { SubLabelId } from '@leme/contract/access/menu/menu';
import type { MenuEntry, VisibleGroup } from '@leme/contract/access/menu/navigation';
import { menuWords } from '@leme/contract/access/menu/texts/texts';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useId } from 'react';
import { usePreference } from '#kit/auth-session/preferences.ts';
import { useText } from '#kit/text/i18n.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyModule, useLazyModule } from '#ui/loading/lazy-code.ts';
import { cn } from '#ui/style/cn.ts';
import { useCalm } from '../use-calm.ts';
import { grouped } from './grouped.ts';
import { MenuLink } from './menu-link.tsx';
import {
  arriveInGroup,
  isGroupOpen,
  isShortMenu,
  type OpenGroups,
  storedGroups,
  toggleGroup,
} from './open-groups.ts';
import { useMenu, useOpenEntry } from './use-menu.ts';

const noChoices: OpenGroups = {};
const pins = lazyModule(() => import('../../lazy/pinned-views/pinned-views.tsx'));

/** The groups of the menu. "Principal" has no head: its pages stand by themselves. */
export function MenuGroups() {
  const menu = useMenu();
  const { group: active, entry } = useOpenEntry();
  const [stored, setStored, isKnown] = usePreference<OpenGroups>('shell.groups', noChoices);
  const chosen = storedGroups(stored);
  const short = isShortMenu(menu);
  // Outside system: the stored choice gives way when the address enters a group that was closed by hand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only arriving at a page (or learning the choices there) opens its group, not closing it there
  useEffect(() => {
    if (!isKnown) return;
    const after = arriveInGroup(chosen, active);
    if (after !== chosen) setStored(after);
  }, [active, entry.path, isKnown]);
  return menu.map((visible) =>
    visible.group.id === 'main' ? (
      <ul key="main">
        {visible.entries.map(({ entry: page }) => (
          <li key={page.path} className="flex">
            <MenuLink entry={page} group="main" withIcon />
          </li>
        ))}
      </ul>
    ) : (
      <Group
        key={visible.group.id}
        visible={visible}
        open={isGroupOpen(chosen, visible.group.id, active, short)}
        onToggle={() => setStored(toggleGroup(chosen, visible.group.id, active, short))}
      />
    ),
  );
}

type GroupProps = { visible: VisibleGroup; open: boolean; onToggle: () => void };

function Group({ visible: { group, entries }, open, onToggle }: GroupProps) {
  const t = useText(menuWords);
  const list = useId();
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={onToggle}
        className={cn(
          'flex min-h-(--control-sm) w-full items-center gap-1.5 rounded-md px-2 py-1 text-start hover:bg-muted',
          open && 'font-semibold',
        )}
      >
        <Icon name={group.icon} className="text-muted-fg" />
        <span className="line-clamp-2 min-w-0 flex-1">{t(`group.${group.id}`)}</span>
        <Chevron aria-hidden="true" className="size-3.5 shrink-0 text-muted-fg" strokeWidth={1.75} />
      </button>
      {open && (
        <div id={list}>
          {sections(entries).map(([subLabel, pages]) => (
            <Section key={subLabel ?? ''} group={group.id} subLabel={subLabel} pages={pages} />
          ))}
        </div>
      )}
    </div>
  );
}

type SectionProps = {
  group: VisibleGroup['group']['id'];
  subLabel: SubLabelId | null;
  pages: readonly MenuEntry[];
};

function Section({ group, subLabel, pages }: SectionProps) {
  const t = useText(menuWords);
  const label = useId();
  const pinned = useLazyModule(pins, useCalm(), () => undefined);
  return (
    <>
      {subLabel && (
        <p id={label} className="ps-8 pt-2 pb-0.5 text-muted-fg text-xs">
          {t(`part.${subLabel}`)}
        </p>
      )}
      <ul aria-labelledby={subLabel ? label : undefined}>
        {pages.map(({ entry }) => (
          <li key={entry.path} className="flex flex-wrap">
            <MenuLink entry={entry} group={group} />
            {pinned && <pinned.PinnedViews path={entry.path} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Entries by sub-label, in the order of the menu. */
export function sections(entries: readonly MenuEntry[]): [SubLabelId | null, MenuEntry[]][] {
  return grouped(entries, ({ subLabel }) => subLabel);
}
