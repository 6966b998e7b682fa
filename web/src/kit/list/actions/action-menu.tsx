import { Ellipsis } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { IconButton, type IconButtonProps } from '#ui/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menus/menu.tsx';
import { cn } from '#ui/style/cn.ts';

/** Something that can be done to a row. */
export type RowAction = {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** Why not now: it stays there and says so. */
  reason?: string | null | undefined;
  disabled?: boolean | undefined;
  danger?: boolean | undefined;
  /** A line above it. */
  apart?: boolean | undefined;
};

export type ActionMenuProps = Pick<IconButtonProps, 'size' | 'variant'> & {
  name: string;
  actions: readonly RowAction[];
  className?: string | undefined;
  iconClass?: string | undefined;
};

/** What can be done to one row, behind three dots. */
export function ActionMenu({ name, actions, iconClass, ...button }: ActionMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton
          name={name}
          {...button}
          icon={<Ellipsis className={cn('size-4', iconClass)} strokeWidth={1.75} />}
        />
      }
    >
      <ActionRows actions={actions} />
    </Menu>
  );
}

/** The rows of such a menu, for one that opens elsewhere. */
export function ActionRows({ actions }: Pick<ActionMenuProps, 'actions'>) {
  return actions.map(({ id, label, reason = null, danger, disabled, apart, ...item }) => (
    <Fragment key={id}>
      {apart && <MenuSeparator />}
      <MenuItem {...item} danger={danger && reason === null} disabled={disabled || reason !== null}>
        {label}
        {reason && <span className="block text-xs">{reason}</span>}
      </MenuItem>
    </Fragment>
  ));
}
