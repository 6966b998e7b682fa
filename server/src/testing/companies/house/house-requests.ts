import type { Browser } from '../../client.ts';

type Answer = ReturnType<Browser['post']>;

/** One red pixel. */
export const redPixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

/** One good request for each thing a company decides about itself. */
export const houseRequests: Readonly<Record<string, (staff: Browser) => Answer>> = {
  'PATCH /settings': (staff) =>
    staff.patch('/settings', { changes: [{ key: 'idle_minutes', value: 60, version: 0 }] }),
  // Of the same hour, so that no departure moves.
  'PUT /settings/time-zone': (staff) =>
    staff.put('/settings/time-zone', { timezone: 'America/Bahia', was: 'America/Sao_Paulo' }),
  'PATCH /tenant-settings': (staff) =>
    staff.patch('/tenant-settings', { version: 1, contact_name: 'Rui Sá' }),
  'PUT /tenant-settings/own-words': (staff) =>
    staff.put('/tenant-settings/own-words', {
      locale: 'en',
      namespace: 'kit',
      key: 'save',
      words: [{ key: 'save', value: 'Keep' }],
      version: 0,
    }),
  'POST /tenant-settings/own-words/sheet': (staff) =>
    staff.post('/tenant-settings/own-words/sheet', 'namespace;key;locale;value\nkit;save;it;Tieni', {
      'content-type': 'text/csv',
    }),
  'PUT /tenant-settings/languages': async (staff) => {
    const { version } = (await staff.get('/tenant-settings/languages')).body;
    const languages = { offered: ['pt-BR', 'en'], default_locale: 'en', version };
    return await staff.put('/tenant-settings/languages', languages);
  },
  'PUT /tenant-settings/logo': (staff) => staff.put('/tenant-settings/logo', { version: 1, logo: redPixel }),
};
