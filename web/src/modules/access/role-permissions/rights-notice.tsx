import { isEditable } from '@leme/contract/access/grants';
import { isFullAccess } from '@leme/contract/access/roles';
import { useText } from '#kit/text/i18n.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { useRightsWords } from '../rights/use-rights-words.ts';
import type { Looker } from './matrix/cells.ts';
import { rolePermissionsTexts } from './texts/texts.ts';
import type { RoleDraft } from './use-role-draft.ts';

/** Why nothing of the role can be changed, or that somebody else changed it meanwhile. */
export function RightsNotice({ rights, looker }: { rights: RoleDraft; looker: Looker }) {
  const t = useText(rolePermissionsTexts);
  const { roleName } = useRightsWords();
  const { role, isStale } = rights;
  const named = { role: roleName(role) };
  if (isStale)
    return (
      <Banner tone="warning" close={{ label: t('close'), onClose: rights.dismiss }}>
        {t('stale', named)}
      </Banner>
    );
  if (!isEditable(role))
    return <Banner>{t(isFullAccess(role) ? 'lock.full' : 'lock.manager', named)}</Banner>;
  if (!looker.mayChange) return <Banner>{t('lock.read-only')}</Banner>;
  return looker.role === role && <Banner>{t('lock.own-role')}</Banner>;
}
