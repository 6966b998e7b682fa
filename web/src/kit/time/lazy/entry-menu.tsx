import { Menu } from '#ui/menus/menu.tsx';
import { ActionRows } from '../../list/actions/action-menu.tsx';
import type { TimeEntryMenu } from '../time-line-shapes.ts';

export type EntryMenuProps = { menu: TimeEntryMenu; onClose: () => void };

/** What can be done to an entry, at its place; it is there while it is open. */
export function EntryMenu({ menu: { name, actions }, onClose }: EntryMenuProps) {
  return (
    <Menu
      open
      align="start"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      trigger={
        <button
          type="button"
          tabIndex={-1}
          aria-label={name}
          className="pointer-events-none absolute inset-0 opacity-0"
        />
      }
    >
      <ActionRows actions={actions} />
    </Menu>
  );
}
