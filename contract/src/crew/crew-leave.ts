import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { crewWords } from './texts/texts.ts';

/** Days on which somebody is not asked to sail. Why a doctor says so is nobody's business: there is no field for it. */
export const crewLeave = defineResource({
  name: 'crew-leave',
  of: 'crew-members',
  texts: crewWords,
  title: 'kind',
  fields: {
    crew_id: { ...f.parent('crew-members'), personal: true },
    kind: f.choice(['folga', 'ferias', 'atestado', 'indisponivel'], { required: true }),
    starts_on: f.date({ required: true, sort: true }),
    ends_on: f.date({ required: true }),
    /** Of the paper that was handed in, never what it says. */
    number: f.text({ max: 40, search: true, personal: true }),
  },
  rules: ({ starts_on, ends_on }) =>
    starts_on && ends_on && ends_on < starts_on ? [{ pointer: '/ends_on', code: 'backwards' }] : [],
});
