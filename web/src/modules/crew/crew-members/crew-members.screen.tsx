import { crewCredentials } from '@leme/contract/crew/crew-credentials';
import { crewLeave } from '@leme/contract/crew/crew-leave';
import { crewMembers } from '@leme/contract/crew/crew-members';
import { childrenPart } from '#kit/resource/children/children-part.tsx';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';
import { AccountPanel } from './account-panel.tsx';
import { EmergencyPanel } from './emergency-panel.tsx';
import { ServicePanel } from './service-panel.tsx';
import { usePapersAround } from './use-papers-around.tsx';
import { useTestBoxAround } from './use-test-box-around.tsx';

const papers = childrenPart(crewCredentials, {
  title: 'crew-credentials.section.title',
  empty: 'crew-credentials.empty',
  shows: ['competency_id', 'own_competency_id', 'status', 'expires_on', 'front'],
  form: [
    {
      rows: ['competency_id own_competency_id', 'number issuer', 'issued_on expires_on', 'front back'],
    },
  ],
  sort: 'expires_on',
  useAround: usePapersAround,
});

const leave = childrenPart(crewLeave, {
  title: 'crew-leave.section.title',
  empty: 'crew-leave.empty',
  shows: ['starts_on', 'ends_on', 'number'],
  form: [{ rows: ['kind number', 'starts_on ends_on'] }],
  sort: 'starts_on',
});

export const screen = resourceScreen(
  crewMembers,
  {
    columns: ['positions', 'status', 'engagement', 'phone', 'user_id'],
    card: ['positions', 'status', 'phone'],
    form: [
      { rows: ['full_name short_name', 'positions', 'languages', 'photo'] },
      {
        title: 'crew-members.section.person',
        rows: ['cpf birth', 'phone email'],
      },
      {
        title: 'crew-members.section.kin',
        rows: ['next_of_kin_name next_of_kin_relation', 'next_of_kin_phone'],
      },
      {
        title: 'crew-members.section.terms',
        rows: ['engagement supplier_id', 'daily_rate trip_rate', 'pix_key user_id', 'notes'],
      },
    ],
    parts: [ServicePanel, papers, leave, EmergencyPanel, AccountPanel],
    empty: 'crew-members.empty',
  },
  { useAround: useTestBoxAround },
);
