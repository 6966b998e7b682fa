import { users } from '@leme/contract/access/people/users';
import { removeSecondFactor } from '@leme/contract/access/sign-in/second-factor-endpoints';
import { type Served, servePeople } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { shownPerson } from '../people/person-queries.ts';
import { keptPerson } from '../people/rights/keeper.ts';
import { forgetSecondFactor } from './forget-second-factor.ts';
import { tellOfSecondFactor } from './second-factor-mail.ts';

/**
 * For whoever lost phone and recovery codes, by whoever may send a reset. Alone it opens nothing: the password is asked as
 * before. Whoever has none to lose is answered as after it.
 */
export const servesRemoveSecondFactor: Served = servePeople(
  removeSecondFactor,
  async ({ input: { id }, tx, actor, clock, hooks }) => {
    const { person, keeper } = await keptPerson({ tx, actor }, id);
    const whose = { tenant_id: actor.tenantId, user_id: id };
    if ((await forgetSecondFactor(tx, whose)) > 0) {
      const [before, after] = [{ second_factor: 'on' }, { second_factor: 'removed' }];
      record({ tx, actor }, users, { id, action: 'updated', before, after });
      await tellOfSecondFactor(tx, { ...whose, email: person.email, now: clock.now() }, 'removed');
    }
    return await shownPerson({ tx, actor, hooks }, keeper, id);
  },
);
