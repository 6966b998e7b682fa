import type { PlatformWork } from '../../../demo/demo.ts';

const texts = [
  { namespace: 'leads/leads', key: 'title', locale: 'it', value: 'Contatti' },
  { namespace: 'contract/leads', key: 'page.leads.title', locale: 'it', value: 'Contatti' },
] as const;

/** Files of translations the platform took in: one of which two lines were refused, waiting for approval, and one rolled back. */
export async function insertTextImports({ platform, random, now }: PlatformWork): Promise<void> {
  const [author] = await platform.read('profiles');
  if (!author) return;
  const keys = texts.map(({ namespace, key }) => ({ id: random.id(), namespace, key }));
  const [standing, gone] = [random.id(), random.id()];
  const daysAgo = (days: number) => now.subtract({ hours: 24 * days }).toString();
  await platform.insertShared('i18n_keys', keys);
  await platform.insertShared(
    'i18n_translations',
    texts.map(({ locale, value }, at) => ({
      key_id: keys[at]?.id ?? '',
      locale_code: locale,
      value,
      approved: false,
      import_id: standing,
    })),
  );
  const lines = texts.map(({ locale }, at) => ({ key_id: keys[at]?.id, locale, before: null }));
  const same = { changed: 0, created_by: author.id };
  await platform.insert('i18n_imports', [
    {
      ...same,
      id: standing,
      approved: false,
      file: 'italiano-leads.csv',
      added: texts.length,
      refused: 2,
      lines: JSON.stringify(lines),
      created_at: daysAgo(12),
      rolled_back_at: null,
      rolled_back_by: null,
    },
    {
      ...same,
      id: gone,
      approved: true,
      file: 'espanol-antigo.csv',
      added: 1,
      refused: 0,
      lines: JSON.stringify(lines.slice(0, 1).map((line) => ({ ...line, locale: 'es' }))),
      created_at: daysAgo(20),
      rolled_back_at: daysAgo(19),
      rolled_back_by: author.id,
    },
  ]);
}
