import { crew } from '@leme/contract/crew/module';
import type { ServerModule } from '#kit/http/serve';
import { servesCrewCredentials } from './crew-credentials.resource.ts';
import { servesCrewMembers } from './crew-members.resource.ts';
import { servesOwnCredential } from './decisions/add-own-credential.ts';
import { servesDecision } from './decisions/decide-competency.ts';
import { servesService } from './decisions/list-service.ts';
import { servesOwnFiles } from './decisions/own-files.ts';
import { servesWallets } from './decisions/read-wallets.ts';
import { servesMemberErasure } from './erase-member.ts';
import { servesMatrix } from './matrix/matrix-verbs.ts';
import { servesOverrides } from './overrides/decide-override.ts';
import { servesOverrideRegister } from './overrides/overrides.resource.ts';
import { servesRegisters } from './registers.ts';

/** Who sails, when, and what they are able to do. */
export const crewModule: ServerModule = {
  ...crew,
  constraints: {
    crew_leave_once: 'leave-crosses',
    competency_versions_number_key: 'draft-there',
    competency_versions_one_draft: 'draft-there',
  },
  serves: [
    ...servesCrewMembers,
    ...servesCrewCredentials,
    ...servesRegisters,
    ...servesOverrideRegister,
    ...servesOverrides,
    servesDecision,
    ...servesService,
    servesWallets,
    servesOwnCredential,
    ...servesOwnFiles,
    ...servesMatrix,
    servesMemberErasure,
  ],
};
