import type { Locale } from '@leme/contract/kit/language/locale';
import type { Texts } from '@leme/contract/kit/language/translation';
import type { ProductText } from '@leme/contract/tenancy/words/product-text';

const plain = (namespace: string, key: string, values: Record<Locale, string>, names: string[] = []) =>
  text(namespace, key, names, (locale) => ({ [key]: values[locale] }));

function text(namespace: string, key: string, names: string[], said: (locale: Locale) => Texts): ProductText {
  const values = {
    'pt-BR': said('pt-BR'),
    en: said('en'),
    es: said('es'),
    fr: said('fr'),
    it: said('it'),
  };
  return { namespace, key, names, isPlural: Object.keys(values['pt-BR']).length > 1, values };
}

const same = (said: string) => ({ 'pt-BR': said, en: said, es: said, fr: said, it: said });
const seats = (one: string, other: string) => (locale: Locale) =>
  locale === 'en'
    ? { seats_one: one, seats_other: other }
    : { seats_one: one, seats_many: other, seats_other: other };

/** Some texts as a build lists them: of all pages, of the leads, of a letter, and one nobody says otherwise. */
export const productTexts: readonly ProductText[] = [
  plain('kit', 'denied', { ...same('Acesso negado'), en: 'Access denied' }),
  plain('kit', 'save', { 'pt-BR': 'Salvar', en: 'Save', es: 'Guardar', fr: 'Enregistrer', it: 'Salva' }),
  plain('leads/leads', 'title', { ...same('Leads'), 'pt-BR': 'Contatos de venda' }),
  plain('contract/leads', 'leads.one', same('Lead')),
  plain('contract/fleet', 'boats.one', {
    'pt-BR': 'Embarcação',
    en: 'Boat',
    es: 'Embarcación',
    fr: 'Bateau',
    it: 'Imbarcazione',
  }),
  plain('manifest', 'greeting', { ...same('Olá, {{name}}!'), en: 'Hello, {{name}}!' }, ['name']),
  text('manifest', 'seats', ['count', 'name'], seats('uma vaga de {{name}}', '{{count}} vagas de {{name}}')),
  plain('sales/lazy/customers/consents', 'agree', same('Concordo')),
  plain('tenancy/mails', 'open', { ...same('Abrir o Leme'), en: 'Open Leme' }),
];
