import { EllipsisVertical } from 'lucide-react';
import { lazyCode } from '#kit/text/fetch-code.ts';
import type { ButtonSize } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { LazyTrigger } from '#ui/loading/lazy-trigger.tsx';
import type { ManifestMenuItems } from './lazy/menu/manifest-menu-panel.tsx';

const source = lazyCode(() => import('./lazy/menu/manifest-menu-panel.tsx'));

export type ManifestMenuProps = ManifestMenuItems & {
  name: string;
  /** `header` is the phone's header. */
  size: ButtonSize | 'header';
};

/** ⋮ of a session or of the day; what it holds comes with the first intent to open it. */
export function ManifestMenu({ name, size, ...items }: ManifestMenuProps) {
  const isSmall = size === 'xs' || size === 'md';
  return (
    <LazyTrigger
      source={source}
      opens="menu"
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
      {({ ManifestMenuPanel }, panel) => <ManifestMenuPanel panel={panel} {...items} />}
    </LazyTrigger>
  );
}
