import { locales } from '../kit/language/locale.ts';
import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { templateFault } from './message-template.ts';
import { salesWords } from './texts/texts.ts';

/** What sellers write to customers again and again; `message-template.ts` says what is filled in. */
export const whatsappTemplates = defineResource({
  name: 'whatsapp-templates',
  texts: salesWords,
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 80, unique: true, search: true }),
    message: f.longText({ required: true, max: 2000, search: true, hint: true }),
    category: f.choice(['contato', 'proposta', 'lembrete', 'pagamento', 'depois', 'outro'], {
      fallback: 'outro',
      filter: true,
    }),
    language: {
      ...f.choice(locales, { fallback: 'pt-BR', filter: true }),
      words: { texts: salesWords, entity: 'customers', name: 'language' },
    },
    order_index: f.integer({ max: 999, fallback: 0, sort: true }),
    is_active: f.boolean({ fallback: true, filter: true }),
  },
  rules: ({ message }) => {
    const fault = message === null ? null : templateFault(message);
    return fault ? [{ pointer: '/message', ...fault }] : [];
  },
});
