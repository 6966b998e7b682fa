import { cn } from '../style/cn.ts';

/** First letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toUpperCase();
}

/** Initials in a circle; the name stands beside it, so it is not spoken. */
export function Avatar({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-grid size-7 shrink-0 place-items-center rounded-full border bg-muted font-semibold text-[11px] text-fg',
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}
