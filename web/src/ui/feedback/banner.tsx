import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { cn } from '../style/cn.ts';

export type BannerTone = 'neutral' | 'success' | 'warning' | 'danger';

export type BannerProps = {
  tone?: BannerTone | undefined;
  icon?: ReactNode | undefined;
  children: ReactNode;
  action?: ReactNode | undefined;
  /** With a label the banner can be closed. */
  close?: { label: string; onClose: () => void } | undefined;
};

const tones: Record<BannerTone, string> = {
  neutral: 'border-border bg-muted text-fg',
  success: 'border-transparent bg-success-tint text-success',
  warning: 'border-transparent bg-warning-tint text-warning',
  danger: 'border-transparent bg-danger-tint text-danger',
};

const icons = { neutral: Info, success: CircleCheck, warning: TriangleAlert, danger: TriangleAlert };

export function Banner({ tone = 'neutral', icon, children, action, close }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div
      role="status"
      className={cn(
        'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-md border px-4 py-1.5 max-md:px-3',
        tones[tone],
      )}
    >
      {icon ?? <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />}
      <div className="min-w-0 flex-1 basis-40">{children}</div>
      {action}
      {close && (
        <IconButton
          name={close.label}
          size="sm"
          className="text-current"
          icon={<X className="size-4" strokeWidth={1.75} />}
          onClick={close.onClose}
        />
      )}
    </div>
  );
}

export type StackedBanner = BannerProps & { id: string; priority: number };

/** The two most urgent banners: the lowest priority number first. */
export function BannerStack({
  banners,
  className,
}: {
  banners: readonly StackedBanner[];
  className?: string | undefined;
}) {
  const shown = [...banners].sort((a, b) => a.priority - b.priority).slice(0, 2);
  if (shown.length === 0) return null;
  return (
    <div className={cn('grid gap-2', className)}>
      {shown.map(({ id, priority: _, ...banner }) => (
        <Banner key={id} {...banner} />
      ))}
    </div>
  );
}
