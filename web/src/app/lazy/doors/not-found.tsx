import { useLocation } from '@tanstack/react-router';
import { Compass, MapPinOff } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { typedAddress } from '../../guards/address/typed-address.ts';
import { FullPage } from '../../guards/full-page.tsx';
import { Door } from './door.tsx';
import { doorsTexts } from './texts/texts.ts';

/** An address of nothing. */
export function NotFoundDoor() {
  const t = useText(doorsTexts);
  const { href } = useLocation();
  return (
    <Door
      icon={<Compass />}
      title={t('pageNotFound')}
      text={t('pageNotFoundText')}
      address={typedAddress(href)}
    />
  );
}

/** `/404`: the company of an address does not exist, or is not active. `path` is what was typed. */
export function TenantNotFound({
  isInactive,
  path = '',
}: {
  isInactive: boolean;
  path?: string | undefined;
}) {
  const t = useText(doorsTexts);
  const title = t(isInactive ? 'tenantInactive' : 'tenantNotFound');
  const text = t(isInactive ? 'tenantInactiveText' : 'tenantNotFoundText');
  return (
    <FullPage>
      <Door icon={<MapPinOff />} title={title} text={text} address={typedAddress(path)} />
    </FullPage>
  );
}
