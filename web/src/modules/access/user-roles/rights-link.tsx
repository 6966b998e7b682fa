import { splitTenantPath, tenantPath } from '@leme/contract/access/menu/navigation';
import type { Role } from '@leme/contract/access/roles';
import { useLocation } from '@tanstack/react-router';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { useText } from '#kit/text/i18n.ts';
import { InnerLink } from '#ui/layout/inner-link.tsx';
import { actionLink } from '#ui/style/link-style.ts';
import { userRolesTexts } from './texts/texts.ts';

/** The way to what the role may do. */
export function RightsLink({ role }: { role: Role }) {
  const t = useText(userRolesTexts);
  const open = useOpenPage();
  const { slug } = splitTenantPath(useLocation({ select: ({ pathname }) => pathname }));
  const path = `/role-permissions?role=${role}`;
  return (
    <InnerLink href={tenantPath(slug, path)} onOpen={() => open(path)} className={`${actionLink} ms-auto`}>
      {t('rights')}
    </InnerLink>
  );
}
