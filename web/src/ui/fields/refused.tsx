import { cn } from '../style/cn.ts';
import { useWords } from '../style/control-words.ts';

export type RefusedProps = {
  /** What was typed and is in no list; null for nothing. */
  typed: string | null;
  className?: string | undefined;
};

/** Says that what was typed was not taken. */
export function Refused({ typed, className }: RefusedProps) {
  const { unlisted } = useWords();
  if (typed === null) return null;
  return (
    <p role="alert" className={cn('text-warning-text text-xs', className)}>
      {unlisted(typed)}
    </p>
  );
}
