import { rosterSettings } from '@leme/contract/rosters/roster-settings';
import { decidedBy } from '#kit/settings/decided';
import type { Work } from '#kit/work';

/** What the company decided of hours, rest and guides. */
export const rulesOf = ({ tx, actor }: Work) => decidedBy(tx, actor.tenantId, rosterSettings);
export type Rules = Awaited<ReturnType<typeof rulesOf>>;
