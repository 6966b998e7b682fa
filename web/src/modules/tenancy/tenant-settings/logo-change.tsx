import { may } from '@leme/contract/access/permission';
import type { changeLogo, House } from '@leme/contract/tenancy/settings/house-endpoints';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { TenantMark } from '#ui/brand/tenant-mark.tsx';
import { LogoField } from '../brand/logo-field.tsx';
import { tenantSettingsTexts } from './texts/texts.ts';

/** The logo of the company, saved as soon as it is chosen; who may not change it sees it. */
export function LogoChange({ house: { logo_url, name, version } }: { house: House }) {
  const t = useText(tenantSettingsTexts);
  const mayChange = useCan()(may('tenant-settings', 'update'));
  const { run } = useVerb(
    (logo: string | null) => call<typeof changeLogo>('PUT /tenant-settings/logo', { version, logo }),
    { shows: ['tenant_settings'], done: t('logoSaved'), failed: t('logoFailed') },
  );
  if (!mayChange) return <TenantMark src={logo_url} name={name} className="size-12" />;
  return <LogoField logo={logo_url} company={name} onLogo={(logo) => void run(logo)} />;
}
