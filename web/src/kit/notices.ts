import type { BannerProps, StackedBanner } from '#ui/banner.tsx';
import { createRegistry, useRegistered, useRegistry } from './registry.ts';

/** What a banner is about; of several the two highest in this list are shown. */
const order = ['trail', 'subscription', 'token', 'offline', 'update', 'install', 'demo'] as const;
export type NoticeKind = (typeof order)[number];

const notices = createRegistry<StackedBanner>();

/** Shows a banner under the header while the component is mounted and `banner` is not null. */
export function useNotice(kind: NoticeKind, banner: BannerProps | null): void {
  useRegistered(notices, banner && { ...banner, id: kind, priority: order.indexOf(kind) });
}

/** The banners of the moment. */
export function useNotices(): readonly StackedBanner[] {
  return useRegistry(notices);
}
