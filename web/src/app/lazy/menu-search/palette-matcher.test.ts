import { describe, expect, test } from 'vitest';
import { type Matchable, matchItems, queryWords, titleParts } from './palette-matcher.ts';

const item = (title: string, keywords = ''): Matchable => ({ title, keywords });
const titles = (items: readonly Matchable[]) => items.map(({ title }) => title);

describe('matching names', () => {
  test('accents and case make no difference', () => {
    expect(titles(matchItems([item('Diário de Bordo')], 'DIARIO'))).toEqual(['Diário de Bordo']);
    expect(titles(matchItems([item('Abastecimento Rápido')], 'rapído'))).toHaveLength(1);
  });

  test('synonyms and addresses find a page', () => {
    const pages = [item('Abastecimento Rápido', '/quick-fuel combustível diesel'), item('Leads', '/leads')];
    expect(titles(matchItems(pages, 'combustivel'))).toEqual(['Abastecimento Rápido']);
    expect(titles(matchItems(pages, 'quick-fuel'))).toEqual(['Abastecimento Rápido']);
  });

  test('every word has to be there, in any order', () => {
    const names = [item('Manifesto de Passageiros'), item('Manifesto de Sessões')];
    expect(titles(matchItems(names, 'passag mani'))).toEqual(['Manifesto de Passageiros']);
    expect(matchItems(names, 'manifesto boat')).toEqual([]);
  });

  test('a title beginning with the word comes before one that holds it and before a synonym', () => {
    const names = [item('Catálogo', 'leads'), item('Ver Leads'), item('Leads'), item('Aleads')];
    expect(titles(matchItems(names, 'leads'))).toEqual(['Leads', 'Ver Leads', 'Aleads', 'Catálogo']);
  });

  test('one or two letters must begin a word, so that names are not lost among everything', () => {
    const names = [item('Mudar para o tema: Claro'), item('Manifesto'), item('Tags', 'marca')];
    expect(titles(matchItems(names, 'ma'))).toEqual(['Manifesto', 'Tags']);
    expect(titles(matchItems(names, 'tem'))).toEqual(['Mudar para o tema: Claro']);
  });

  test('at most 50 are given', () => {
    const names = Array.from({ length: 20_000 }, (_, at) => item(`Passageiro ${at}`));
    expect(matchItems(names, 'passageiro')).toHaveLength(50);
    expect(matchItems(names, '')).toHaveLength(50);
  });

  test('a pasted page of text is cut to what a name can be', () => {
    const words = queryWords('palavra '.repeat(100_000));
    expect(words.length).toBeLessThanOrEqual(8);
    expect(matchItems([item('Leads')], 'x'.repeat(1_000_000))).toEqual([]);
  });
});

describe('marking what was searched for', () => {
  const marked = (title: string, query: string) =>
    titleParts(title, queryWords(query))
      .map(({ text, found }) => (found ? `[${text}]` : text))
      .join('');

  test('letters keep their accents and places', () => {
    expect(marked('Ilha do Campeche', 'camp')).toBe('Ilha do [Camp]eche');
    expect(marked('Diário de Bordo', 'diario')).toBe('[Diário] de Bordo');
    expect(marked('Straße', 'strasse')).toBe('[Straße]');
  });

  test('two words are marked, a synonym marks nothing', () => {
    expect(marked('Manifesto de Passageiros', 'pass mani')).toBe('[Mani]festo de [Pass]ageiros');
    expect(marked('Leads', 'contatos')).toBe('Leads');
  });

  test('all parts together are the title', () => {
    const parts = titleParts('Preços  e Disponibilidade', ['preco', 'e']);
    expect(parts.map(({ text }) => text).join('')).toBe('Preços  e Disponibilidade');
  });
});
