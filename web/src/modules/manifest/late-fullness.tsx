import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { lateCode } from '#kit/fetch-code.ts';
import { cn } from '#ui/cn.ts';
import { useLate } from '#ui/late.ts';

const fullness = lateCode(() => import('./fullness/fullness-line.tsx'));

/** Seats and people of a session: its line is kept free, and nobody waits for the words to begin a check-in. */
export function LateFullness({ session, className }: { session: ManifestSession; className?: string }) {
  const code = useLate(fullness, true, () => undefined);
  return <div className={cn('min-h-6', className)}>{code && <code.FullnessLine session={session} />}</div>;
}
