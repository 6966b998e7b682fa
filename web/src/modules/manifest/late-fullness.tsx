import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { textsReady } from '#kit/i18n.ts';
import { cn } from '#ui/cn.ts';
import { late, useLate } from '#ui/late.ts';

const fullness = late(async () => {
  const code = await import('./fullness/fullness-line.tsx');
  await textsReady();
  return code;
});

/** Seats and people of a session: its line is kept free, and nobody waits for the words to begin a check-in. */
export function LateFullness({ session, className }: { session: ManifestSession; className?: string }) {
  const code = useLate(fullness, true, () => undefined);
  return <div className={cn('min-h-6', className)}>{code && <code.FullnessLine session={session} />}</div>;
}
