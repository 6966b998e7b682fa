import { type ReactNode, useEffect, useState } from 'react';
import { cn } from '../style/cn.ts';

export type SkeletonVariant = keyof typeof variants;

export type SkeletonProps = {
  variant: SkeletonVariant;
  /** Spoken while loading, such as "Carregando manifesto...". */
  label: string;
  /** Rows, cards or fields; each variant has its own number. */
  count?: number | undefined;
  className?: string | undefined;
};

const DELAY = 200;

/** The place of content on its way: invisible for the first 200 ms, so that quick answers do not flash. */
export function Skeleton({ variant, label, count, className }: SkeletonProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  const Variant = variants[variant];
  return (
    <div role="status" aria-busy="true" className={className}>
      {shown && <span className="sr-only">{label}</span>}
      <div aria-hidden="true" className={cn(!shown && 'invisible')}>
        <Variant count={count} />
      </div>
    </div>
  );
}

function Bar({ className }: { className?: string }) {
  return <span className={cn('block h-3 rounded-xs bg-muted ring-1 ring-border/45 ring-inset', className)} />;
}

function repeat(count: number, render: (index: number) => ReactNode): ReactNode[] {
  return Array.from({ length: count }, (_, index) => render(index));
}

type VariantProps = { count: number | undefined };

function CardLines() {
  return (
    <div className="grid gap-3 rounded-lg border bg-surface p-4">
      <Bar className="w-2/5" />
      <Bar className="h-4 w-7/10" />
      <Bar className="w-11/20" />
      <Bar className="mt-2 h-1.5" />
    </div>
  );
}

function CardSkeleton({ count = 1 }: VariantProps) {
  return (
    <div className="grid gap-3">
      {repeat(count, (index) => (
        <CardLines key={index} />
      ))}
    </div>
  );
}

function TableSkeleton({ count = 8 }: VariantProps) {
  return (
    <div className="overflow-hidden rounded-lg border bg-surface">
      {repeat(count + 1, (index) => (
        <div
          key={index}
          className="grid h-(--row) grid-cols-[1.3fr_1fr_.8fr_1fr] items-center gap-3 border-b px-4 first:h-9 last:border-b-0"
        >
          <Bar className="w-7/10" />
          <Bar className="w-4/5" />
          <Bar className="w-3/5" />
          <Bar className={index === 0 ? 'w-3/5' : 'h-5 w-4/5 rounded-full'} />
        </div>
      ))}
    </div>
  );
}

function ListSkeleton({ count = 5 }: VariantProps) {
  return (
    <div className="grid gap-2">
      {repeat(count, (index) => (
        <div key={index} className="flex items-center gap-3 rounded-lg border bg-surface p-4">
          <Bar className="size-8 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Bar className="w-3/5" />
            <Bar className="h-2.5 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

function FormSkeleton({ count = 5 }: VariantProps) {
  return (
    <div className="grid gap-4">
      {repeat(count, (index) => (
        <div key={index} className="grid gap-2">
          <Bar className="h-2.5 w-24" />
          <Bar className="h-(--control) rounded-md" />
        </div>
      ))}
    </div>
  );
}

function PageSkeleton() {
  return (
    <div className="grid gap-2.5">
      <Bar className="h-6 w-1/3 max-w-60" />
      <Bar className="w-1/2 max-w-96" />
      <Bar className="mt-3 h-80 rounded-lg" />
    </div>
  );
}

function GridSkeleton({ count = 9 }: VariantProps) {
  return (
    <div className="grid grid-cols-3 gap-2 max-md:grid-cols-1">
      {repeat(count, (index) => (
        <Bar key={index} className="h-28 rounded-md" />
      ))}
    </div>
  );
}

function DashboardSkeleton() {
  return (
    <div className="grid gap-2">
      <GridSkeleton count={3} />
      <Bar className="h-80 rounded-lg" />
    </div>
  );
}

function TextSkeleton({ count = 4 }: VariantProps) {
  const widths = ['w-24/25', 'w-22/25', 'w-23/25', 'w-3/5'];
  return (
    <div className="grid gap-2.5">
      {repeat(count, (index) => (
        <Bar key={index} className={widths[index % widths.length] ?? 'w-3/5'} />
      ))}
    </div>
  );
}

const variants = {
  card: CardSkeleton,
  table: TableSkeleton,
  list: ListSkeleton,
  form: FormSkeleton,
  page: PageSkeleton,
  dashboard: DashboardSkeleton,
  grid: GridSkeleton,
  text: TextSkeleton,
};
