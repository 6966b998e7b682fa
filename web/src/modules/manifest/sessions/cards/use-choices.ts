import type { SessionCard } from '@leme/contract/manifest/sessions-manifest-endpoints';
import { useMemo } from 'react';
import type { SelectOption } from '#ui/select/use-select.ts';
import { useFilterOptions } from '../sessions-manifest.queries.ts';

export type Choices = { products: readonly SelectOption[]; suggestions: readonly string[] };

type Offered = { products: readonly { id: string; label: string }[]; boats: readonly { label: string }[] };

/** What can be chosen: active products and boats, and whatever else sails that day, each once and by name. */
export function choicesOf(cards: readonly SessionCard[], offered: Offered): Choices {
  const names = new Map([
    ...offered.products.map(({ id, label }) => [id, label] as const),
    ...cards.map(({ product }) => [product.id, product.name] as const),
  ]);
  const boats = [...offered.boats.map(({ label }) => label), ...cards.flatMap(boatNames)];
  const products = [...names].map(([value, label]) => ({ value, label }));
  return {
    products: products.sort((a, b) => a.label.localeCompare(b.label)),
    suggestions: [...new Set([...names.values(), ...boats])].sort((a, b) => a.localeCompare(b)),
  };
}

const boatNames = ({ boats }: SessionCard) => boats.map(({ boat_name }) => boat_name);
const nothing: Offered = { products: [], boats: [] };

export function useChoices(cards: readonly SessionCard[]): Choices {
  const { data = nothing } = useFilterOptions();
  return useMemo(() => choicesOf(cards, data), [cards, data]);
}
