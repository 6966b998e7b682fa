import { defineMessages } from '#kit/i18n.ts';

export const searchMessages = defineMessages('manifest-search', {
  'pt-BR': {
    clearSearch: 'Limpar busca',
    clearFilters: 'Limpar filtros',
    nobodyNamed: 'Ninguém com “{{typed}}” aqui',
    nobodyFiltered: 'Ninguém com este filtro',
    nobodyYet: 'Ninguém nesta saída ainda',
    hiddenHere: '{{names}} está nesta saída, fora do filtro em uso.',
    elsewhere: 'Está em outra saída deste dia:',
  },
  en: {
    clearSearch: 'Clear search',
    clearFilters: 'Clear filters',
    nobodyNamed: 'Nobody with “{{typed}}” here',
    nobodyFiltered: 'Nobody with this filter',
    nobodyYet: 'Nobody on this departure yet',
    hiddenHere: '{{names}} is on this departure, outside the filter in use.',
    elsewhere: 'On another departure of this day:',
  },
  es: {
    clearSearch: 'Borrar búsqueda',
    clearFilters: 'Quitar filtros',
    nobodyNamed: 'Nadie con “{{typed}}” aquí',
    nobodyFiltered: 'Nadie con este filtro',
    nobodyYet: 'Nadie en esta salida todavía',
    hiddenHere: '{{names}} está en esta salida, fuera del filtro en uso.',
    elsewhere: 'Está en otra salida de este día:',
  },
  fr: {
    clearSearch: 'Effacer la recherche',
    clearFilters: 'Effacer les filtres',
    nobodyNamed: 'Personne avec « {{typed}} » ici',
    nobodyFiltered: 'Personne avec ce filtre',
    nobodyYet: 'Personne sur ce départ pour l’instant',
    hiddenHere: '{{names}} est sur ce départ, hors du filtre utilisé.',
    elsewhere: 'Sur un autre départ de ce jour :',
  },
  it: {
    clearSearch: 'Cancella ricerca',
    clearFilters: 'Togli filtri',
    nobodyNamed: 'Nessuno con “{{typed}}” qui',
    nobodyFiltered: 'Nessuno con questo filtro',
    nobodyYet: 'Ancora nessuno su questa partenza',
    hiddenHere: '{{names}} è su questa partenza, fuori dal filtro in uso.',
    elsewhere: 'È su un’altra partenza di questo giorno:',
  },
});
