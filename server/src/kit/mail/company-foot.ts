import type { Locale } from '@leme/contract/kit/language/locale';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { letterSettings } from '@leme/contract/tenancy/settings/letter-settings';
import type { Tx } from '../database/transaction.ts';
import { decidedBy } from '../settings/decided.ts';

/** What a company lets stand below its letters: its own lines, and who answers about personal data. */
export async function companyFoot(tx: Tx, tenantId: string, locale: Locale): Promise<string[]> {
  const { letter_foot, privacy_contact } = await decidedBy(tx, tenantId, letterSettings);
  const label = labelOf(letterSettings.fields.privacy_contact, locale);
  return [letter_foot, privacy_contact && `${label}: ${privacy_contact}`].filter(
    (line) => !!line,
  ) as string[];
}
