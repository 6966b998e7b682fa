import type { ReactNode } from 'react';
import { cn } from '../style/cn.ts';

export type EmptyStateProps = {
  title: ReactNode;
  text?: ReactNode | undefined;
  icon?: ReactNode | undefined;
  action?: ReactNode | undefined;
  /** Facts under the text, such as resource and role. */
  children?: ReactNode | undefined;
  level?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
};

/** Nothing here: what it means and the way on. Icons 32 px. */
export function EmptyState({ title, text, icon, action, children, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={cn(
        'grid grid-cols-1 justify-items-center gap-2 px-6 py-8 text-center text-muted-fg',
        className,
      )}
    >
      {icon && (
        <span aria-hidden="true" className="mb-1 [&_svg]:size-8 [&_svg]:stroke-[1.5]">
          {icon}
        </span>
      )}
      <Heading className="font-semibold text-base text-fg">{title}</Heading>
      {text && <p className="max-w-[44ch]">{text}</p>}
      {children}
      {action && (
        <div className="mt-2 flex max-w-full flex-wrap justify-center gap-2 [&>*]:h-auto [&>*]:min-h-(--control) [&>*]:max-w-full [&>*]:shrink [&>*]:whitespace-normal [&>*]:py-1">
          {action}
        </div>
      )}
    </div>
  );
}
