import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { useCompanyWays } from '#kit/auth-session/company-ways.ts';
import { useText } from '#kit/text/i18n.ts';
import { manifestTexts } from '../texts/texts.ts';
import { useVisibleFields } from './visible-fields.ts';

/** What the company has to know of who sails and does not know of somebody of the booking; what one may not see counts as known. */
export function useLacking({ passengers }: Pick<ManifestBooking, 'passengers'>): string {
  const t = useText(manifestTexts);
  const { identity } = useVisibleFields();
  const { passenger_facts } = useCompanyWays();
  const words = { name: t('name'), document: t('document'), birth_date: t('birth_date') };
  return passenger_facts
    .filter((fact) => fact === 'name' || identity)
    .filter((fact) => passengers.some((passenger) => passenger[fact] === null))
    .map((fact) => words[fact])
    .join(', ');
}
