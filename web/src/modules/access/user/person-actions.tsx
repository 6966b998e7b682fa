import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import { ChevronLeft } from 'lucide-react';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useUserActions } from '../users/act/use-user-actions.tsx';
import { useUserRights } from '../users/act/use-user-rights.ts';
import { UserMenu } from '../users/list/user-menu.tsx';
import { userTexts } from './texts/texts.ts';

/** Back to the list, and what can be done to the person. */
export function PersonActions({ user }: { user: UserRow }) {
  const t = useText(userTexts);
  const openPage = useOpenPage();
  const actions = useUserActions();
  const rights = useUserRights();
  return (
    <>
      <Button onClick={() => openPage('/users')}>
        <ChevronLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t('back')}
      </Button>
      <UserMenu
        user={user}
        rights={rights}
        actions={actions}
        onOpen={(dialog) => openPage(`/users?${new URLSearchParams({ open: dialog, user: user.id })}`)}
      />
      {actions.question}
    </>
  );
}
