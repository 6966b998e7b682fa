// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '../../kit/language/texts.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'access-log.one': never;
  'access-log.field.created_at': never;
  'access-log.field.kind': never;
  'access-log.field.who': never;
  'access-log.field.person_id': never;
  'access-log.field.operator': never;
  'access-log.field.address': never;
  'access-log.field.device': never;
  'access-log.field.resource': never;
  'access-log.field.filters': never;
  'access-log.field.rows': never;
  'access-log.field.times': never;
  'access-log.choice.kind.sign-in': never;
  'access-log.choice.kind.sign-in-failed': never;
  'access-log.choice.kind.throttled': never;
  'access-log.choice.kind.sign-out': never;
  'access-log.choice.kind.link-asked': never;
  'access-log.choice.kind.link-used': never;
  'access-log.choice.kind.password-set': never;
  'access-log.choice.kind.operator-entered': never;
  'access-log.choice.kind.operator-left': never;
  'access-log.choice.kind.data-read': never;
  'access-log.choice.kind.data-exported': never;
  'access-log.choice.kind.refused': never;
  'access-log.empty': never;
  'page.automated-tests.title': never;
  'page.automated-tests.keywords': never;
  'page.cache-management.title': never;
  'page.cache-management.keywords': never;
  'page.correction-request.title': never;
  'page.correction-request.keywords': never;
  'page.logs.title': never;
  'page.logs.keywords': never;
  'page.access-log.title': never;
  'page.access-log.keywords': never;
  'page.email-logs.title': never;
  'page.email-logs.keywords': never;
};

export const operationsWords = defineTexts<Texts>('contract/operations', { 'pt-BR': source, en, es, fr, it });
