import { EllipsisVertical } from 'lucide-react';
import { lateCode } from '#kit/fetch-code.ts';
import type { ButtonSize } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LateTrigger } from '#ui/late-trigger.tsx';
import type { PierMenuItems } from './menu/pier-menu-panel.tsx';

const source = lateCode(() => import('./menu/pier-menu-panel.tsx'));

export type PierMenuProps = PierMenuItems & {
  name: string;
  /** `header` is the phone's header. */
  size: ButtonSize | 'header';
};

/** ⋮ of a session or of the day; what it holds comes with the first intent to open it. */
export function PierMenu({ name, size, ...items }: PierMenuProps) {
  const isSmall = size === 'xs' || size === 'md';
  return (
    <LateTrigger
      source={source}
      opening="press"
      trigger={
        <IconButton
          name={name}
          size={size === 'header' ? 'md' : size}
          variant={size === 'xs' || size === 'header' ? 'quiet' : 'plain'}
          className={size === 'header' ? 'size-12 text-fg' : undefined}
          icon={<EllipsisVertical className={isSmall ? 'size-4' : 'size-6'} strokeWidth={1.75} />}
        />
      }
    >
      {({ PierMenuPanel }, standIn) => <PierMenuPanel standIn={standIn} {...items} />}
    </LateTrigger>
  );
}
