import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { salesWords } from './texts/texts.ts';

export const sayings = ['given', 'withdrawn'] as const;

/** Where a person may say it. */
export const spokenChannels = ['counter', 'whatsapp', 'email', 'sms', 'phone', 'site'] as const;
/** A file brings what was said elsewhere; of what was noted before these rows nobody knows the channel. */
export const channels = [...spokenChannels, 'import', 'unknown'] as const;

/** The texts people agreed to, by version; the words of each stay as they were said. */
export const consentVersions = ['2026-11'] as const;
/** The one that is shown now. */
export const currentVersion = consentVersions[0];

/** What a customer said of receiving offers: rows that only come, of which the last one counts. */
export const customerConsents = defineEntity({
  name: 'customer-consents',
  of: 'customers',
  texts: salesWords,
  title: 'said',
  fields: {
    said: f.choice(sayings, { required: true }),
    channel: f.choice(channels, { required: true }),
    text_version: f.text({ max: 20 }),
  },
});
