// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '../../kit/language/texts.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'page.crew-rosters.title': never;
  'page.crew-rosters.keywords': never;
  'page.rosters.title': never;
  'page.rosters.keywords': never;
  'page.crew-members.title': never;
  'page.crew-members.keywords': never;
  'page.crew-competencies.title': never;
  'page.crew-competencies.keywords': never;
  'page.role-competency-overrides.title': never;
  'page.role-competency-overrides.keywords': never;
  'page.admin-role-competency-matrix.title': never;
  'page.admin-role-competency-matrix.keywords': never;
};

export const crewWords = defineTexts<Texts>('contract/crew', { 'pt-BR': source, en, es, fr, it });
