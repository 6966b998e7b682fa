import { type RightSetName, rightSetNames } from '@leme/contract/access/right-sets';
import { ListPlus } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { useRightsWords } from '../rights/use-rights-words.ts';
import { rolePermissionsTexts } from './texts/texts.ts';
import type { RoleDraft } from './use-role-draft.ts';

/** Sets of rights by the work they are for: one fills the matrix in, and nothing is saved by it. */
export function RightSetsMenu({ rights }: { rights: RoleDraft }) {
  const t = useText(rolePermissionsTexts);
  const toast = useToast();
  const { roleName } = useRightsWords();
  const fill = (set: RightSetName) => {
    const { added, leftOut } = rights.fill(set);
    toast.show({
      title: t('setFilled', { set: t(`set.${set}`), count: added }),
      text: leftOut > 0 ? t('setLeftOut', { role: roleName(rights.role), count: leftOut }) : undefined,
    });
  };
  return (
    <Menu
      trigger={
        <Button variant="quiet">
          <ListPlus aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('sets')}
        </Button>
      }
    >
      {rightSetNames.map((set) => (
        <MenuItem key={set} onSelect={() => fill(set)}>
          {t(`set.${set}`)}
          <span className="block text-muted-fg text-xs">{t(`setFor.${set}`)}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
