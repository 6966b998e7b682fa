import type { ReactNode } from 'react';
import type { SelectOption } from '#ui/select/use-select.ts';

/** One thing a list is filtered by. */
export type Filter = {
  id: string;
  label: string;
  /** What is chosen; nothing lets every row through. */
  values: readonly string[];
  options: readonly SelectOption[];
  onChange: (values: string[]) => void;
  /** One of the options always holds. */
  isRequired?: true | undefined;
  /** It is chosen elsewhere on the page; only its chip stands beside the others. */
  isElsewhere?: true | undefined;
  /** What it is chosen with, where that is no list of options; `tall` for thumbs. */
  control?: ((tall: boolean) => ReactNode) | undefined;
  /** What its chip says where the options do not tell. */
  chip?: ReactNode | undefined;
  /** Of the rows it chooses from only some are known: those that were looked up while one types. */
  lookUp?: LookUp | undefined;
};

type LookUp = {
  onType: (typed: string) => void;
  isFetching: boolean;
  /** What a chosen one is called. */
  nameOf: (value: string) => ReactNode;
};

/** Those of the filters that are in force. */
export function inForce(filters: readonly Filter[]): Filter[] {
  return filters.filter(({ values }) => values.length > 0);
}

/** The values of a filter of which one at most is chosen. */
export function oneValue(value: string | undefined): string[] {
  return value === undefined ? [] : [value];
}
