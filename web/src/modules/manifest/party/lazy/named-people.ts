import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { type ManifestPerson, manifestPeople } from '@leme/contract/manifest/people';
import { useText } from '#kit/text/i18n.ts';
import { partyTexts } from './texts/texts.ts';

export type Named = Pick<ManifestPerson, 'passenger' | 'label'> & {
  /** As typed, the customer for the first, "Acompanhante n" for the others. */
  name: string;
};

/** Everybody of a booking with a name to call them by. */
export function useNamedPeople(booking: ManifestBooking): Named[] {
  const t = useText(partyTexts);
  return manifestPeople({ bookings: [booking], boats: [] }).map(({ passenger, label, name, companion }) => ({
    passenger,
    label,
    name: name ?? t('companion', { n: companion }),
  }));
}
