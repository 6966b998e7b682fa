import { cn } from '../style/cn.ts';

/** A red number on the corner of a positioned parent; nothing for zero. */
export function BadgeCount({ count, className }: { count: number; className?: string | undefined }) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden="true"
      className={cn(
        'absolute top-0.5 right-0 h-4 min-w-4 rounded-full bg-danger-fill px-1 text-center font-semibold text-[11px]/4 text-on-danger',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
