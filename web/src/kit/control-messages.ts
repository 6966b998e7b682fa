import { defineMessages } from './i18n.ts';

/** What fields and lists say by themselves. */
export const controlMessages = defineMessages('kit.controls', {
  'pt-BR': {
    unlisted: '“{{typed}}” não está na lista: escolha uma opção',
    less: 'Um a menos:',
    more: 'Um a mais:',
    between: 'De {{min}} a {{max}}',
  },
  en: {
    unlisted: '“{{typed}}” is not in the list: choose an option',
    less: 'One less:',
    more: 'One more:',
    between: 'From {{min}} to {{max}}',
  },
  es: {
    unlisted: '«{{typed}}» no está en la lista: elige una opción',
    less: 'Uno menos:',
    more: 'Uno más:',
    between: 'De {{min}} a {{max}}',
  },
  fr: {
    unlisted: '« {{typed}} » n’est pas dans la liste : choisissez une option',
    less: 'Un de moins :',
    more: 'Un de plus :',
    between: 'De {{min}} à {{max}}',
  },
  it: {
    unlisted: '«{{typed}}» non è nell’elenco: scegli un’opzione',
    less: 'Uno in meno:',
    more: 'Uno in più:',
    between: 'Da {{min}} a {{max}}',
  },
});
