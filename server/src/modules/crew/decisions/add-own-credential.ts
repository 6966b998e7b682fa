import { crewCredentials } from '@leme/contract/crew/crew-credentials';
import { addOwnCredential } from '@leme/contract/crew/endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { serve } from '#kit/http/serve';
import { createRow } from '#kit/resource/save/save-row';
import { ownMember } from './read-wallets.ts';

/** A paper of one's own needs no right but the wallet; it waits until somebody else checks it. */
export const servesOwnCredential = serve(addOwnCredential, async ({ input, tx, actor, registers }) => {
  const work = { tx, actor };
  const member = actor.partner ? undefined : await ownMember(work);
  if (!member) throw new Problem('no-crew-member');
  const values = {
    crew_id: member.id,
    competency_id: input.competency_id ?? null,
    own_competency_id: input.own_competency_id ?? null,
    number: input.number,
    issued_on: input.issued_on ?? null,
    expires_on: input.expires_on ?? null,
    issuer: input.issuer ?? null,
    front: input.front,
    back: input.back,
    status: crewCredentials.fields.status.fallback,
  };
  const { id } = await createRow(registers.named(crewCredentials.name), work, values);
  return { id };
});
