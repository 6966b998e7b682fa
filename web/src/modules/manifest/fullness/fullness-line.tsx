import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { Fullness } from '#modules/bookings/public.tsx';

/** `40/40 lugares · 43 pessoas`, what is held, and in red what is above the limit. */
export function FullnessLine({ session }: { session: ManifestSession }) {
  return <Fullness session={session} held />;
}
