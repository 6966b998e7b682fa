import { late, latePart } from './late.ts';
import { LateTrigger } from './late-trigger.tsx';
import type { MenuProps } from './menu-panel.tsx';

const source = late(() => import('./menu-panel.tsx'));

export function Menu({ trigger, ...props }: MenuProps) {
  return (
    <LateTrigger
      source={source}
      opening="press"
      trigger={trigger}
      open={props.open}
      onOpenChange={props.onOpenChange}
    >
      {({ MenuPanel }, standIn) => <MenuPanel standIn={standIn} {...props} />}
    </LateTrigger>
  );
}

export const MenuItem = latePart(source, (panel) => panel.MenuItem);

export const MenuCheckItem = latePart(source, (panel) => panel.MenuCheckItem);

/** One choice out of several inside a menu: language, theme, page size. */
export const MenuChoices = latePart(source, (panel) => panel.MenuChoices);

export const MenuLabel = latePart(source, (panel) => panel.MenuLabel);

export const MenuSeparator = latePart(source, (panel) => panel.MenuSeparator);
