import { expect, test } from 'vitest';
import { aCard } from '../sessions.testing.ts';
import { choicesOf } from './use-choices.ts';

test('offered are active products and boats and what else sails that day, each once and by name [A7.4-11, A7.4-12]', () => {
  const offered = {
    products: [
      { id: 'campeche', label: 'Ilha do Campeche' },
      { id: 'banana', label: 'Banana boat' },
    ],
    boats: [{ label: 'Lancha Netuno' }, { label: 'Escuna Maré Alta' }],
  };
  const retired = aCard({ product: { id: 'velho', name: 'Passeio antigo', color: '#6366f1' } });
  const { products, suggestions } = choicesOf([aCard(), retired], offered);
  expect(products.map(({ label }) => label)).toEqual(['Banana boat', 'Ilha do Campeche', 'Passeio antigo']);
  expect(suggestions).toEqual([
    'Banana boat',
    'Escuna Maré Alta',
    'Ilha do Campeche',
    'Lancha Netuno',
    'Passeio antigo',
  ]);
});
