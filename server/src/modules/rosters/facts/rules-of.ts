import { rosterSettings } from '@leme/contract/rosters/roster-settings';
import { decidedBy } from '#kit/settings/decided';
import type { Looking } from './shapes.ts';

/** What the company decided of hours, rest and guides. */
export const rulesOf = ({ tx, actor }: Looking) => decidedBy(tx, actor.tenantId, rosterSettings);
export type Rules = Awaited<ReturnType<typeof rulesOf>>;
