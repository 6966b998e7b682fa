import type { Locale } from '@leme/contract/kit/language/locale';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { companyAddress } from '@leme/contract/tenancy/settings/company-address';
import { letterSettings } from '@leme/contract/tenancy/settings/letter-settings';
import type { Tx } from '../database/transaction.ts';
import { decidedBy } from '../settings/decided.ts';

const fields = { ...letterSettings.fields, ...companyAddress.fields };

/** What a company lets stand below its letters: its own lines, where it is, and who answers about personal data. */
export async function companyFoot(tx: Tx, tenantId: string, locale: Locale): Promise<string[]> {
  const { letter_foot, privacy_contact, ...found } = await decidedBy(tx, tenantId, { fields });
  const label = labelOf(letterSettings.fields.privacy_contact, locale);
  const where = [found.house_address, found.house_phone].filter((line) => !!line).join(' · ');
  return [letter_foot, where, privacy_contact && `${label}: ${privacy_contact}`].filter(
    (line) => !!line,
  ) as string[];
}
