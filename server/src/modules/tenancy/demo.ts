import { locales } from '@leme/contract/kit/language/locale';
import type { DemoWork } from '../../demo/demo.ts';
import { demoWords } from './demo/demo-words.ts';

export { insertTextImports as platformDemo } from './demo/text-imports.ts';

const ofCostaVerde: ReadonlySet<string> = new Set(['pt-BR', 'en', 'es']);

/** A company with everything there is to buy: Mar Azul in all languages, Costa Verde in those of its coast. */
export async function demo(work: DemoWork): Promise<void> {
  const { random, timezone, insert, readPlatform, staff } = work;
  const plan = await readPlatform('saas_modules');
  const hasWords = work.company.subdomain === 'costa-verde' && staff.has('admin');
  await insert('company_settings', [
    { id: random.id(), timezone, words_mark: hasWords ? random.id() : null },
  ]);
  await insert(
    'tenant_modules',
    plan.map(({ id }) => ({ module_id: id, is_enabled: true })),
  );
  await insert('tenant_subscriptions', [{ id: random.id(), status: 'active' }]);
  await insert(
    'i18n_tenant_locales',
    locales
      .filter((locale) => work.company.subdomain === 'mar-azul' || ofCostaVerde.has(locale))
      .map((locale_code) => ({ locale_code, is_default: locale_code === 'pt-BR' })),
  );
  await decide(work);
}

/**
 * Costa Verde has words of its own, says where it is and marks departures sooner, and has signed people out sooner since that
 * was decided three times; Mar Azul is as by default.
 */
async function decide({ company, now, staff, insert }: DemoWork): Promise<void> {
  const changed_by = staff.get('admin');
  if (company.subdomain !== 'costa-verde' || !changed_by) return;
  const changed_at = now.subtract({ hours: 24 * 9 }).toString();
  await insert(
    'i18n_overrides',
    demoWords.map(([locale_code, namespace, key, value]) => ({
      locale_code,
      namespace,
      key,
      value: JSON.stringify({ [key]: value }),
      changed_at,
      changed_by,
    })),
  );
  const said = {
    house_address: 'Rua do Comércio, 12, Paraty',
    house_phone: '+552433711200',
    mark_minutes: 45,
  };
  await insert('tenant_settings', [
    { key: 'idle_minutes', value: JSON.stringify(150), version: 3, changed_at, changed_by },
    ...Object.entries(said).map(([key, value]) => ({
      key,
      value: JSON.stringify(value),
      version: 1,
      changed_at,
      changed_by,
    })),
  ]);
}
