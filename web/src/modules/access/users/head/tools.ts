import type { listUsers } from '@leme/contract/access/people/user-endpoints';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type { UserRights } from '../act/use-user-rights.ts';
import type { UsersSearch } from '../users-search.ts';

/** What stands above the list knows of it. */
export type UsersToolsProps = {
  search: UsersSearch;
  compact: boolean;
  found: ReplyOf<typeof listUsers> | undefined;
  rights: UserRights;
  onOpen: (dialog: 'new' | 'invite') => void;
};
