import { lazyModule, partOf } from '../loading/lazy-code.ts';
import { LazyTrigger } from '../loading/lazy-trigger.tsx';
import type { MenuProps } from './lazy/menu-panel.tsx';

const source = lazyModule(() => import('./lazy/menu-panel.tsx'));

export function Menu({ trigger, open, onOpenChange, ...props }: MenuProps) {
  return (
    <LazyTrigger source={source} opens="menu" trigger={trigger} open={open} onOpenChange={onOpenChange}>
      {({ MenuPanel }, panel) => <MenuPanel panel={panel} {...props} />}
    </LazyTrigger>
  );
}

export const MenuItem = partOf(source, (panel) => panel.MenuItem);

export const MenuCheckItem = partOf(source, (panel) => panel.MenuCheckItem);

/** One choice out of several inside a menu: language, theme, page size. */
export const MenuChoices = partOf(source, (panel) => panel.MenuChoices);

export const MenuLabel = partOf(source, (panel) => panel.MenuLabel);

export const MenuSeparator = partOf(source, (panel) => panel.MenuSeparator);
