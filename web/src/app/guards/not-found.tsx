import { Link } from '@tanstack/react-router';
import { Compass, MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#kit/i18n.ts';
import { buttonStyle } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FullPage } from './full-page.tsx';
import { guardMessages } from './messages.ts';
import { useTitle } from './use-title.ts';

function Missing({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  const t = useText(guardMessages);
  useTitle(title);
  return (
    <FullPage>
      <EmptyState
        level={1}
        icon={icon}
        title={title}
        text={text}
        action={
          <Link to="/" className={buttonStyle()}>
            {t('home')}
          </Link>
        }
      />
    </FullPage>
  );
}

/** An address of nothing. */
export function PageNotFound() {
  const t = useText(guardMessages);
  return <Missing icon={<Compass />} title={t('pageNotFound')} text={t('pageNotFoundText')} />;
}

/** `/404`: the company of an address does not exist, or is not active. */
export function TenantNotFound({ isInactive }: { isInactive: boolean }) {
  const t = useText(guardMessages);
  const title = t(isInactive ? 'tenantInactive' : 'tenantNotFound');
  return <Missing icon={<MapPinOff />} title={title} text={t('tenantNotFoundText')} />;
}
