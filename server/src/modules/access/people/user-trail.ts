import { listUserLetters, userHistory } from '@leme/contract/access/people/user-endpoints';
import { users } from '@leme/contract/access/people/users';
import { db } from '#kit/database/sql';
import { type Served, servePeople } from '#kit/http/serve';
import { readHistory } from '#kit/resource/history/history';
import { personOf } from './person-queries.ts';

const lettersShown = 50;

export const servesUserTrail: Served[] = [
  servePeople(userHistory, async ({ input, tx, actor }) => {
    await personOf({ tx, actor }, input.id);
    return await readHistory(users, { tx, actor }, input);
  }),
  servePeople(listUserLetters, async ({ input, tx, actor }) => {
    await personOf({ tx, actor }, input.id);
    const data = await tx.rows(
      db
        .selectFrom('email_logs')
        .select(['id', 'template', 'locale', 'status', 'created_at', 'sent_at'])
        .where('tenant_id', '=', actor.tenantId)
        .where('user_id', '=', input.id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(lettersShown),
    );
    return { data: data as never };
  }),
];
