import { locales } from '@leme/contract/kit/language/locale';
import type { DemoWork } from '../../demo/demo.ts';

/** A company with everything there is to buy, in all languages. */
export async function demo({ random, timezone, insert, readPlatform }: DemoWork): Promise<void> {
  const plan = await readPlatform('saas_modules');
  await insert('company_settings', [{ id: random.id(), timezone }]);
  await insert(
    'tenant_modules',
    plan.map(({ id }) => ({ module_id: id, is_enabled: true })),
  );
  await insert('tenant_subscriptions', [{ id: random.id(), status: 'active' }]);
  await insert(
    'i18n_tenant_locales',
    locales.map((locale_code) => ({ locale_code, is_default: locale_code === 'pt-BR' })),
  );
}
