import { cn } from '../style/cn.ts';

export type MeterPart = { value: number; tone: 'success' | 'neutral' | 'danger' };

export type MeterProps = {
  parts: readonly MeterPart[];
  max: number;
  /** Says the same in words, such as "7 de 14, 1 no-show". */
  name: string;
  className?: string | undefined;
};

const tones = { success: 'bg-success-fill', neutral: 'bg-edge', danger: 'bg-danger-fill' };

/** Seats or attendance: parts of a whole; the rest stays empty. */
export function Meter({ parts, max, name, className }: MeterProps) {
  const whole = Math.max(
    max,
    parts.reduce((sum, part) => sum + part.value, 0),
    1,
  );
  return (
    <div
      role="img"
      aria-label={name}
      className={cn(
        'flex h-1.5 overflow-hidden rounded-full bg-muted ring-1 ring-border ring-inset [[data-theme=sun]_&]:h-3.5 [[data-theme=sun]_&]:border-2 [[data-theme=sun]_&]:border-fg [[data-theme=sun]_&]:ring-0',
        className,
      )}
    >
      {parts.map((part) => (
        <span
          key={part.tone}
          className={tones[part.tone]}
          style={{ width: `${(part.value / whole) * 100}%` }}
        />
      ))}
    </div>
  );
}
