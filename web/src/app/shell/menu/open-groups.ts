import type { GroupId } from '@leme/contract/access/menu/menu';
import type { VisibleGroup } from '@leme/contract/access/menu/navigation';

const shortMenu = 8;

/** What the person decided per group; a group without an entry follows the open page. */
export type OpenGroups = Readonly<Partial<Record<GroupId, boolean>>>;

/** Whether the whole menu is so short that folding it would only hide it. */
export function isShortMenu(menu: readonly Pick<VisibleGroup, 'entries'>[]): boolean {
  return menu.reduce((sum, { entries }) => sum + entries.length, 0) <= shortMenu;
}

/** A group is open when the person opened it, or when it holds the open page and the person did not close it. */
export function isGroupOpen(
  chosen: OpenGroups,
  group: GroupId,
  active: GroupId | null,
  short: boolean,
): boolean {
  return chosen[group] ?? (short || group === active || group === 'quick-access');
}

/** The choices after the person pressed the head of a group. */
export function toggleGroup(
  chosen: OpenGroups,
  group: GroupId,
  active: GroupId | null,
  short: boolean,
): OpenGroups {
  return { ...chosen, [group]: !isGroupOpen(chosen, group, active, short) };
}

/** Arriving at a page opens its group again, even one that was closed by hand. */
export function arriveInGroup(chosen: OpenGroups, group: GroupId | null): OpenGroups {
  if (group === null || chosen[group] !== false) return chosen;
  const { [group]: _, ...others } = chosen;
  return others;
}

/** What a stored preference holds as choices; anything else counts as none. */
export function storedGroups(value: unknown): OpenGroups {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([, open]) => typeof open === 'boolean'));
}
