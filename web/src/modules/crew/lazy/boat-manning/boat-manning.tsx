import { may } from '@leme/contract/access/permission';
import { boatManning } from '@leme/contract/crew/boat-manning';
import { rightTo } from '@leme/contract/kit/resource/resource';
import { useCan } from '#kit/auth-session/rights.ts';
import { childrenPart } from '#kit/resource/children/children-part.tsx';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';

const Manning = childrenPart(boatManning, {
  title: 'boat-manning.section.title',
  empty: 'boat-manning.empty',
  shows: ['count', 'competency_id', 'source', 'note'],
  form: [{ rows: ['position count', 'competency_id source', 'note'] }],
});

/** Who has to be aboard of a boat; nothing for whoever may not see that, or where the company keeps no crew. */
export const BoatManning: RecordPart = (props) => {
  const can = useCan();
  const isShown = can(rightTo(boatManning, 'read')) && can(may('crew-members', 'read'));
  return isShown ? <Manning {...props} /> : null;
};
