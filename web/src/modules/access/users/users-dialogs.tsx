import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import { Suspense } from 'react';
import { lazyPart } from '#kit/text/fetch-code.ts';
import type { UserRights } from './act/use-user-rights.ts';
import { useUser } from './users.queries.ts';
import type { UsersSearch } from './users-search.ts';

const NewUser = lazyPart(async () => (await import('./lazy/user-form/new-user-dialog.tsx')).NewUserDialog);
const EditUser = lazyPart(async () => (await import('./lazy/user-form/edit-user-dialog.tsx')).EditUserDialog);

const Invite = lazyPart(async () => (await import('./lazy/invite/invite-dialog.tsx')).InviteDialog);
const CopyRights = lazyPart(
  async () => (await import('./lazy/copy-rights/copy-rights-dialog.tsx')).CopyRightsDialog,
);

export type UsersDialogsProps = {
  search: UsersSearch;
  users: readonly UserRow[];
  rights: UserRights;
  onClose: () => void;
};

/** The dialog the address names; its code comes with the first opening, and what is not allowed does not open. */
export function UsersDialogs(props: UsersDialogsProps) {
  return (
    <Suspense fallback={null}>
      <OpenDialog {...props} />
    </Suspense>
  );
}

function OpenDialog({ search, users, rights, onClose }: UsersDialogsProps) {
  const { open, user: id } = search;
  const user = useUser(
    id,
    users.find((each) => each.id === id),
  );
  if (open === 'new') return rights.create === null && <NewUser rights={rights} onClose={onClose} />;
  if (open === 'invite') return rights.create === null && <Invite onClose={onClose} />;
  if (!user?.is_kept || !rights.mayUpdate) return null;
  if (open === 'edit') return <EditUser key={user.id} user={user} rights={rights} onClose={onClose} />;
  return open === 'copy' && <CopyRights key={user.id} user={user} onClose={onClose} />;
}
