// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '@leme/contract/kit/language/texts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  greeting: 'name';
  'suspension.subject': 'company';
  'suspension.happened': 'company';
  'suspension.meanwhile': never;
  'archival.subject': 'company';
  'archival.happened': 'company';
  'archival.meanwhile': never;
  'reactivation.subject': 'company';
  'reactivation.happened': 'company';
  'reactivation.meanwhile': never;
  open: never;
  questions: never;
};

export const mailsTexts = defineTexts<Texts>('tenancy/mails', { 'pt-BR': source, en, es, fr, it });
