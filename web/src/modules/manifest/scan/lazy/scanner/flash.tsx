import type { Tone } from '#kit/device/lazy/tones.ts';
import { cn } from '#ui/style/cn.ts';

const colors: Record<Tone, string> = {
  ok: 'bg-success-fill',
  attention: 'bg-warning-text',
  error: 'bg-danger-fill',
};

/** The whole screen in the colour of the answer, once for every code; none where motion is to be reduced. */
export function Flash({ flash }: { flash: { tone: Tone; n: number } | null }) {
  if (!flash) return null;
  return (
    <div
      key={flash.n}
      aria-hidden="true"
      data-flash={flash.tone}
      className={cn(
        'pointer-events-none fixed inset-0 z-50 animate-leave [animation-duration:450ms]',
        colors[flash.tone],
      )}
    />
  );
}
