import type { ReactNode } from 'react';
import { InnerLink } from '#ui/layout/inner-link.tsx';
import { cn } from '#ui/style/cn.ts';

export type RowLinkProps = {
  href: string;
  onOpen: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** The name of a row, which leads to it; `j` and `k` step from one to the next. */
export function RowLink({ className, ...props }: RowLinkProps) {
  return <InnerLink data-row-link="" className={cn('font-semibold hover:underline', className)} {...props} />;
}
