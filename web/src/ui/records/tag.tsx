import type { CSSProperties, ReactNode } from 'react';
import { cn } from '../style/cn.ts';

export type TagProps = {
  children: ReactNode;
  color?: string | null | undefined;
  className?: string | undefined;
};

// So little of any colour over the surface of a theme that words stay readable on it; in the sun it is the mark alone.
const tinted =
  'border-[color-mix(in_srgb,var(--tag)_45%,var(--border))] bg-[color-mix(in_srgb,var(--tag)_16%,var(--surface))] text-fg [[data-theme=sun]_&]:border-border [[data-theme=sun]_&]:bg-surface';

/** A free label in the colour people gave it. */
export function Tag({ children, color, className }: TagProps) {
  return (
    <span
      className={cn(
        'inline-flex h-(--chip) min-w-0 max-w-full items-center gap-1.5 rounded-full border bg-surface px-2 text-(length:--chip-text)/4',
        color && tinted,
        className,
      )}
      style={color ? ({ '--tag': color } as CSSProperties) : undefined}
    >
      <span
        aria-hidden="true"
        className={cn(
          'size-2 shrink-0 rounded-[3px]',
          color ? 'bg-(--tag) shadow-[inset_0_0_0_1px_rgb(0_0_0/0.18)]' : 'bg-edge',
        )}
      />
      <span className="truncate">{children}</span>
    </span>
  );
}

/** The first tags in a row and the number of the others, named in the title. */
export function TagRow({
  tags,
  max = 2,
}: {
  tags: readonly { name: string; color?: string | null | undefined }[];
  max?: number;
}) {
  const rest = tags.slice(max);
  return (
    <span className="flex min-w-0 flex-wrap gap-1 [td_&]:flex-nowrap">
      {tags.slice(0, max).map((tag) => (
        <Tag key={tag.name} color={tag.color}>
          {tag.name}
        </Tag>
      ))}
      {rest.length > 0 && (
        <span
          title={rest.map((tag) => tag.name).join(', ')}
          className="inline-flex h-(--chip) shrink-0 items-center rounded-full border bg-surface px-2 text-(length:--chip-text)/4"
        >
          +{rest.length}
          <span className="sr-only">{rest.map((tag) => tag.name).join(', ')}</span>
        </span>
      )}
    </span>
  );
}
