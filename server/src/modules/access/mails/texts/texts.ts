// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '@leme/contract/kit/language/texts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  greeting: 'name';
  'login.subject': 'company';
  'login.paragraph': 'company';
  'login.label': never;
  'login.validity': never;
  'login.hours': 'count';
  'first_access.subject': 'company';
  'first_access.paragraph': 'company';
  'first_access.label': never;
  'first_access.validity': never;
  'password_reset.subject': 'company';
  'password_reset.paragraph': 'company';
  'password_reset.label': never;
  'password_reset.validity': never;
  ignore: never;
  'warning.subject': 'company';
  'warning.happened': 'company';
  'warning.meanwhile': never;
  'warning.label': never;
  'warning.note': never;
  'address_changed.subject': 'company';
  'address_changed.happened': 'company';
  'address_changed.label': never;
  'address_changed.note': never;
  'second_factor.subject': 'company';
  'second_factor.on': 'company';
  'second_factor.off': 'company';
  'second_factor.removed': 'company';
  'second_factor.renewed': 'company';
  'second_factor.code_used': 'company';
  'second_factor.label': never;
  'second_factor.note': never;
  'password_changed.subject': 'company';
  'password_changed.happened': 'company';
};

export const mailsTexts = defineTexts<Texts>('access/mails', { 'pt-BR': source, en, es, fr, it });
