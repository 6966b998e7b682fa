import { Check, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '#kit/device/lazy/tones.ts';
import { cn } from '#ui/style/cn.ts';

const looks: Record<Tone, string> = {
  ok: 'border-success-fill bg-success-fill text-on-success',
  attention: 'border-warning-text bg-warning-tint text-warning',
  error: 'border-danger-fill bg-danger-fill text-on-danger',
};

const icons = { ok: Check, attention: TriangleAlert, error: CircleX };

export type ResultHeadProps = { tone: Tone; word: ReactNode; children?: ReactNode };

/** Colour, sign and word of an answer: each of them alone would do. */
export function ResultHead({ tone, word, children }: ResultHeadProps) {
  const Icon = icons[tone];
  return (
    <div data-tone={tone} className={cn('flex items-center gap-3 rounded-md border px-3 py-2', looks[tone])}>
      <Icon aria-hidden="true" className="size-7 shrink-0" strokeWidth={2.4} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-lg">{word}</p>
        {children && <p className="break-words">{children}</p>}
      </div>
    </div>
  );
}
