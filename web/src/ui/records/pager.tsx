import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../style/cn.ts';
import { pageWindow } from './page-window.ts';

export type PagerProps = {
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** "Mostrando X a Y de Z …". */
  summary: ReactNode;
  labels: {
    nav: string;
    first: string;
    previous: string;
    next: string;
    last: string;
    page: (page: number) => string;
    /** The field one types a page into, and what stands behind it. */
    jump: string;
    of: (pages: number) => string;
  };
  /** Page size or other controls between summary and numbers. */
  children?: ReactNode | undefined;
};

const step =
  'inline-grid h-8 min-w-8 place-items-center rounded-md px-1 text-fg tabular-nums hover:bg-muted disabled:cursor-not-allowed disabled:text-edge disabled:hover:bg-transparent max-md:h-11 max-md:min-w-11';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** Which rows are seen, and the way to the others: one by one, by number, to both ends and to a page that is typed. */
export function Pager({ page, pageCount, onPageChange, summary, labels, children }: PagerProps) {
  const turn = { onPageChange };
  // As many as all have a number of their own.
  const isLong = pageCount > 5;
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-t px-4 py-1 text-muted-fg max-md:px-3">
      <span aria-live="polite" className="tabular-nums">
        {summary}
      </span>
      {children}
      {pageCount > 1 && (
        <nav aria-label={labels.nav} className="ms-auto flex flex-wrap items-center gap-1">
          {isLong && (
            <Step name={labels.first} icon={<ChevronFirst {...icon} />} to={page > 1 && 1} {...turn} />
          )}
          <Step name={labels.previous} icon={<ChevronLeft {...icon} />} to={page > 1 && page - 1} {...turn} />
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
          <Step
            name={labels.next}
            icon={<ChevronRight {...icon} />}
            to={page < pageCount && page + 1}
            {...turn}
          />
          {isLong && (
            <>
              <Step
                name={labels.last}
                icon={<ChevronLast {...icon} />}
                to={page < pageCount && pageCount}
                {...turn}
              />
              <Jump key={page} page={page} pageCount={pageCount} labels={labels} {...turn} />
            </>
          )}
        </nav>
      )}
    </div>
  );
}

type StepProps = Pick<PagerProps, 'onPageChange'> & { name: string; icon: ReactNode; to: number | false };

function Step({ name, icon: sign, to, onPageChange }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      disabled={to === false}
      onClick={() => to && onPageChange(to)}
      className={step}
    >
      {sign}
    </button>
  );
}

type JumpProps = Pick<PagerProps, 'page' | 'pageCount' | 'onPageChange' | 'labels'>;

/** A page that is typed; one there is not is refused by the field itself. */
function Jump({ page, pageCount, onPageChange, labels }: JumpProps) {
  return (
    <form
      className="ms-1 flex items-center gap-1.5 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        onPageChange(Number(new FormData(event.currentTarget).get('page')));
      }}
    >
      <input
        type="number"
        name="page"
        aria-label={labels.jump}
        required
        min={1}
        max={pageCount}
        defaultValue={page}
        className="h-8 w-16 rounded-md border border-edge bg-surface px-2 text-fg tabular-nums [appearance:textfield] max-md:h-11 max-md:text-base [&::-webkit-inner-spin-button]:appearance-none"
      />
      <span>{labels.of(pageCount)}</span>
    </form>
  );
}
