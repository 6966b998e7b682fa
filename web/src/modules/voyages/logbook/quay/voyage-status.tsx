import { choiceOf } from '@leme/contract/kit/resource/labels';
import { shownStatus } from '@leme/contract/voyages/logbook/fold-voyage';
import { logbook } from '@leme/contract/voyages/logbook/logbook';
import type { VoyageState } from '@leme/contract/voyages/logbook/voyage-events';
import { useLocale } from '#kit/text/i18n.ts';
import { Chip, type ChipTone } from '#ui/chips/chip.tsx';

const tones: Readonly<Partial<Record<VoyageState, ChipTone>>> = { closed: 'success', open: 'info' };

/** Whether a boat is at sea, back, or back and to be checked. */
export function VoyageStatus({ of }: { of: { status: VoyageState; returned_at: string | null } }) {
  const locale = useLocale();
  const status = shownStatus(of);
  return <Chip tone={tones[status] ?? 'warning'}>{choiceOf(logbook.fields.status, status, locale)}</Chip>;
}
