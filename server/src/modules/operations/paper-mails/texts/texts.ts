// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '@leme/contract/kit/language/texts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'soon.subject': 'day' | 'paper';
  'soon.paragraph': 'company' | 'day' | 'paper';
  'over.subject': 'paper';
  'over.paragraph': 'company' | 'day' | 'paper';
  greeting: 'name';
  renew: never;
  open: never;
  note: 'company';
};

export const paperMailsTexts = defineTexts<Texts>('operations/paper-mails', { 'pt-BR': source, en, es, fr, it });
