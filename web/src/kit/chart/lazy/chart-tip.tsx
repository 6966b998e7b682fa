/** What is told of the part of a drawing somebody points at. */
export function ChartTip({ label, text }: { label: string; text: string }) {
  return (
    <p className="rounded-md bg-surface px-2.5 py-1.5 text-fg text-xs shadow-(--shadow-float)">
      <span className="text-muted-fg">{label}</span> <b className="font-semibold tabular-nums">{text}</b>
    </p>
  );
}

/** The part of a drawing a tooltip is about, as recharts hands it on. */
export type TipProps<T> = { active?: boolean; payload?: readonly { payload?: T }[] };
