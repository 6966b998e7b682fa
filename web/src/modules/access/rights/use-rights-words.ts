import { menuWords } from '@leme/contract/access/menu/texts/texts';
import type { Action } from '@leme/contract/access/permission';
import type { Subject } from '@leme/contract/access/resources';
import { type Role, roleKey } from '@leme/contract/access/roles';
import { accessWords } from '@leme/contract/access/texts/texts';
import { hasText, useLocale, useText } from '#kit/text/i18n.ts';
import { pageTitles } from './page-titles.ts';
import { pagesOf, type ResourceGroupId } from './resource-groups.ts';
import { rightsTexts } from './texts/texts.ts';

/** What roles, resources, their groups and actions are called. */
export function useRightsWords() {
  const t = useText(rightsTexts);
  const menu = useText(menuWords);
  const named = useText(accessWords);
  const locale = useLocale();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    roleName: (role: Role) => named(roleKey(role)),
    groupName: (group: ResourceGroupId) => (group === 'others' ? t('others') : menu(`group.${group}`)),
    /** The pages it opens; what opens none has a name of its own. */
    resourceName: (resource: Subject): string => {
      const key = `resource.${resource}`;
      if (hasText(rightsTexts, key)) return t(key as 'resource.attendance');
      return list.format(pagesOf(resource).map(({ name }) => pageTitles[name]?.[locale] ?? name));
    },
    actionName: (action: Action) => t(`action.${action}`),
  };
}
