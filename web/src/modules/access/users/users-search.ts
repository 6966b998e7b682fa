import { userOrders, userStatuses } from '@leme/contract/access/people/users';
import { isRole, type Role } from '@leme/contract/access/roles';

export type UserStatus = (typeof userStatuses)[number];
export type UserOrder = (typeof userOrders)[number];

/** The usual order: newest first. */
export const [usualOrder] = userOrders;

export const pageSizes = [10, 20, 50, 100] as const;
const [usualPageSize] = pageSizes;

/** The dialogs of nobody in particular, and those of a person of the list. */
const listDialogs = ['new', 'invite'] as const;
const personDialogs = ['edit', 'copy'] as const;
type ListDialog = (typeof listDialogs)[number];
export type PersonDialog = (typeof personDialogs)[number];

export type UsersSearch = {
  q?: string | undefined;
  status?: UserStatus | undefined;
  role?: Role | undefined;
  sort?: UserOrder | undefined;
  page?: number | undefined;
  /** Where a page too deep for its number goes on. */
  cursor?: string | undefined;
  /** The view that was opened last. */
  view?: string | undefined;
  /** The dialog that is open, and about whom. */
  open?: ListDialog | PersonDialog | undefined;
  user?: string | undefined;
};

const textIn = (value: unknown, most = 120) =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, most) || undefined
    : undefined;

/** What the address of the page says; what it cannot mean is left out. */
export function readUsersSearch(search: Readonly<Record<string, unknown>>): UsersSearch {
  const page = Number(search.page);
  return {
    q: textIn(search.q),
    status: userStatuses.find((status) => status === search.status),
    role: isRole(search.role) ? search.role : undefined,
    sort: userOrders.find((order) => order === search.sort && order !== usualOrder),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    cursor: textIn(search.cursor, 500),
    view: textIn(search.view),
    ...readDialog(search),
  };
}

function readDialog(search: Readonly<Record<string, unknown>>): Pick<UsersSearch, 'open' | 'user'> {
  const user = textIn(search.user);
  const ofPerson = personDialogs.find((name) => name === search.open);
  if (ofPerson) return user === undefined ? {} : { open: ofPerson, user };
  const open = listDialogs.find((name) => name === search.open);
  return open === undefined ? {} : { open };
}

/** Whether something narrows the list, or a page beyond its end may hide it. */
export function isNarrowed({ q, status, role, page }: UsersSearch): boolean {
  return [q, status, role, page].some((value) => value !== undefined);
}

/** Everybody, from the first page on. */
export const everybody = {
  q: undefined,
  status: undefined,
  role: undefined,
  page: undefined,
  cursor: undefined,
} as const;

/** The first page of what is asked for next. */
export const fromStart = { page: undefined, cursor: undefined } as const;

export const closed = { open: undefined, user: undefined } as const;

/** The page size that was kept, as far as it is one. */
export function readPageSize(kept: unknown): number {
  return pageSizes.find((size) => size === kept) ?? usualPageSize;
}

/** The order after a press on a column's head: the other way round where it is in force already. */
export function orderAfter(now: UserOrder, by: UserOrder): UserOrder | undefined {
  const next = now === by ? userOrders.find((order) => order !== by && order.endsWith(bare(by))) : by;
  return next === usualOrder ? undefined : next;
}

/** The field an order goes by. */
export function bare(order: UserOrder): string {
  return order.replace('-', '');
}
