import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { tenancyWords } from '../texts/texts.ts';

/** What everybody of a company reads on top of each page until it is over. */
export const maintenanceNotice = defineEntity({
  name: 'maintenance-notice',
  table: 'tenant_settings',
  live: 'tenant_settings',
  texts: tenancyWords,
  title: 'notice_text',
  fields: {
    notice_text: f.text({ max: 160, hint: true }),
    notice_from: f.instant({ hint: true }),
    notice_until: f.instant({ hint: true }),
  },
  // Words without an hour would stand for ever, and an hour without words says nothing.
  rules: ({ notice_text, notice_from, notice_until }) => {
    if (notice_text === null) return [];
    if (notice_from === null) return [{ pointer: '/notice_from', code: 'required' }];
    if (notice_until === null) return [{ pointer: '/notice_until', code: 'required' }];
    return Date.parse(notice_until) > Date.parse(notice_from)
      ? []
      : [{ pointer: '/notice_until', code: 'backwards' }];
  },
});
