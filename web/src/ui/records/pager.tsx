import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../style/cn.ts';
import { pageWindow } from './page-window.ts';

export type PagerProps = {
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** "Mostrando X a Y de Z …". */
  summary: ReactNode;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
  /** Page size or other controls between summary and numbers. */
  children?: ReactNode | undefined;
};

const step =
  'inline-grid h-8 min-w-8 place-items-center rounded-md px-1 text-fg tabular-nums hover:bg-muted disabled:cursor-not-allowed disabled:text-edge disabled:hover:bg-transparent max-md:h-11 max-md:min-w-11';

export function Pager({ page, pageCount, onPageChange, summary, labels, children }: PagerProps) {
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-t px-4 py-1 text-muted-fg max-md:px-3">
      <span aria-live="polite" className="tabular-nums">
        {summary}
      </span>
      {children}
      {pageCount > 1 && (
        <nav aria-label={labels.nav} className="ms-auto flex items-center gap-1">
          <button
            type="button"
            aria-label={labels.previous}
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
            className={step}
          >
            <ChevronLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
          </button>
          {pageWindow(page, pageCount).map((number) => (
            <button
              key={number}
              type="button"
              aria-label={labels.page(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPageChange(number)}
              className={cn(step, number === page && 'bg-muted font-semibold ring-1 ring-edge ring-inset')}
            >
              {number}
            </button>
          ))}
          <button
            type="button"
            aria-label={labels.next}
            disabled={page >= pageCount}
            onClick={() => onPageChange(page + 1)}
            className={step}
          >
            <ChevronRight aria-hidden="true" className="size-4" strokeWidth={1.75} />
          </button>
        </nav>
      )}
    </div>
  );
}
