import { cn } from '../style/cn.ts';

/** The colour of a product beside its name, never behind text. */
export function ProductColor({ color, className }: { color: string | null; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-block size-2.5 shrink-0 rounded-[3px] shadow-[inset_0_0_0_1px_rgb(0_0_0/0.18)]',
        className,
      )}
      style={{ backgroundColor: color ?? 'var(--edge)' }}
    />
  );
}
