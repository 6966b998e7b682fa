import { defineMessages } from '#kit/i18n.ts';

export const otherDayMessages = defineMessages('manifest-other-day', {
  'pt-BR': {
    title: 'Marcar em outro dia?',
    means: 'Esta lista é de',
    today: 'Hoje é {{date}}. A pergunta não volta para este dia enquanto a página estiver aberta.',
    confirm: 'Marcar neste dia',
    back: 'Voltar',
  },
  en: {
    title: 'Mark on another day?',
    means: 'This list is for',
    today: 'Today is {{date}}. You will not be asked again for this day while the page is open.',
    confirm: 'Mark on this day',
    back: 'Go back',
  },
  es: {
    title: '¿Marcar en otro día?',
    means: 'Esta lista es de',
    today: 'Hoy es {{date}}. No se preguntará de nuevo por este día mientras la página esté abierta.',
    confirm: 'Marcar en este día',
    back: 'Volver',
  },
  fr: {
    title: 'Pointer un autre jour ?',
    means: 'Cette liste est celle de',
    today:
      "Aujourd'hui, c'est {{date}}. La question ne sera plus posée pour ce jour tant que la page est ouverte.",
    confirm: 'Pointer ce jour-là',
    back: 'Retour',
  },
  it: {
    title: 'Segnare in un altro giorno?',
    means: 'Questa lista è di',
    today: 'Oggi è {{date}}. Non verrà chiesto di nuovo per questo giorno finché la pagina è aperta.',
    confirm: 'Segna in questo giorno',
    back: 'Indietro',
  },
});
