import { may } from '@leme/contract/access/permission';
import { oneOf } from '@leme/contract/kit/resource/labels';
import { companyZone } from '@leme/contract/tenancy/settings/company-zone';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { settingsTexts as decidingTexts } from '#kit/resource/settings/texts/texts.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { settingsTexts } from './texts/texts.ts';

/** By which clock the company lives; who may not change it reads it. */
export function ZoneCard({ onChange }: { onChange: () => void }) {
  const t = useText(settingsTexts);
  const settings = useText(decidingTexts);
  const locale = useLocale();
  const { tenant } = useSignedIn();
  const mayChange = useCan()(may('settings', 'update'));
  return (
    <Card>
      <CardHead
        title={oneOf(companyZone, locale)}
        note={tenant.timezone}
        actions={mayChange && <Button onClick={onChange}>{t('changeZone')}</Button>}
      />
      <CardBody>
        <p className="text-muted-fg">{mayChange ? t('zoneText') : settings('mayNotDecide')}</p>
      </CardBody>
    </Card>
  );
}
