import { Fullness } from '#modules/bookings/public.tsx';
import { cn } from '#ui/style/cn.ts';
import type { SessionFacts } from '../attendance/painted/day-store.ts';

/** Seats and people of a session, what is held, and in red what is above the limit. */
export function SessionFullness({ session, className }: { session: SessionFacts; className?: string }) {
  return (
    <div className={cn('min-h-6', className)}>
      <Fullness session={session} held />
    </div>
  );
}
