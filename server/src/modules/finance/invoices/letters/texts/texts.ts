// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '@leme/contract/kit/language/texts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  subject: 'company' | 'number';
  noteSubject: 'company' | 'number';
  greeting: 'name';
  invoice: 'due' | 'number' | 'total';
  creditNote: 'number' | 'total';
  paid: never;
  void: never;
  left: 'amount';
  'before.subject': 'due' | 'number';
  'before.paragraph': 'company' | 'due' | 'number';
  'due.subject': 'number';
  'due.paragraph': 'company' | 'due' | 'number';
  'after.subject': 'due' | 'number';
  'after.paragraph': 'company' | 'due' | 'number';
  pay: never;
  open: never;
  attached: never;
  already: never;
};

export const lettersTexts = defineTexts<Texts>('finance/invoices/letters', { 'pt-BR': source, en, es, fr, it });
