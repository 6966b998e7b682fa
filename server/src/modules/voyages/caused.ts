import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { alertSentence } from '@leme/contract/maintenance/alerts/alert-sentence';
import type { Cause } from '#modules/maintenance/public';

/** Why an alert is there, with its sentence. */
export function caused(cause: Omit<Cause, 'description'>): Cause {
  return { ...cause, description: alertSentence({ ...cause, description: '' }, csvLocale) };
}
