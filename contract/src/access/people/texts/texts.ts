// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '../../../kit/language/texts.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'users.one': never;
  'users.field.full_name': never;
  'users.field.email': never;
  'users.field.status': never;
  'users.choice.status.active': never;
  'users.choice.status.inactive': never;
  'users.field.supplier_id': never;
  'users.field.agent_id': never;
  'users.field.password': never;
  'users.choice.password.temporary': never;
  'users.choice.password.changed': never;
  'users.field.sessions': never;
  'users.choice.sessions.ended': never;
  'users.field.exceptions': never;
  'users.field.second_factor': never;
  'users.choice.second_factor.on': never;
  'users.choice.second_factor.off': never;
  'users.choice.second_factor.removed': never;
  'users.field.recovery_codes': never;
  'users.choice.recovery_codes.renewed': never;
  'users.choice.recovery_codes.used': never;
  'users.removed': never;
  'role-permissions.one': never;
  'role-permissions.field.differences': never;
};

export const peopleWords = defineTexts<Texts>('contract/access/people', { 'pt-BR': source, en, es, fr, it });
