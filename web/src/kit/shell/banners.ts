import type { BannerProps, StackedBanner } from '#ui/feedback/banner.tsx';
import { createRegistry, useRegistered, useRegistry } from './registry.ts';

/** What a banner is about; of several the two highest in this list are shown. */
const order = [
  'trail',
  'maintenance',
  'subscription',
  'token',
  'shape',
  'offline',
  'incomplete',
  'update',
  'install',
  'demo',
] as const;
export type BannerKind = (typeof order)[number];

const banners = createRegistry<StackedBanner>();

/** Shows a banner under the header while the component is mounted and `banner` is not null. */
export function useBanner(kind: BannerKind, banner: BannerProps | null): void {
  useRegistered(banners, banner && { ...banner, id: kind, priority: order.indexOf(kind) });
}

/** The banners of the moment. */
export function useBanners(): readonly StackedBanner[] {
  return useRegistry(banners);
}
