import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { TriangleAlert } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { manifestTexts } from '../texts/texts.ts';
import { expiredBoats } from './expired-boats.ts';

/** Says that a boat of the departure sails without a good paper; which boat, where there are several. */
export function ExpiredPaper({ boats }: Pick<ManifestSession, 'boats'>) {
  const t = useText(manifestTexts);
  const names = expiredBoats(boats);
  if (names === null) return null;
  return (
    <Chip tone="danger" icon={<TriangleAlert aria-hidden="true" strokeWidth={1.75} />}>
      {t('expiredPaper') + names}
    </Chip>
  );
}
