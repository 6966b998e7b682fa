// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '../../kit/language/texts.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'event.sign-in': never;
  'event.sign-in-failed': never;
  'event.throttled': never;
  'event.sign-out': never;
  'event.link-asked': never;
  'event.link-used': never;
  'event.password-set': never;
  'event.operator-entered': never;
  'event.operator-left': never;
  'event.data-read': never;
  'event.data-exported': never;
  'event.refused': never;
  'access-log.at': never;
  'access-log.kind': never;
  'access-log.person': never;
  'access-log.address': never;
  'access-log.device': never;
  'access-log.resource': never;
  'access-log.filters': never;
  'access-log.rows': never;
  'access-log.times': never;
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
