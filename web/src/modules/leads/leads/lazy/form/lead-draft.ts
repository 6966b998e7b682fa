import type { LeadProduct } from '@leme/contract/leads/endpoints';
import type { UseFormReturn } from 'react-hook-form';
import type { Names } from '#kit/resource/record/values/names.ts';
import type { LeadValues } from './lead-values.ts';

/** A lead while it is typed, as all parts of its form see it. */
export type LeadDraft = {
  form: UseFormReturn<Record<string, unknown>>;
  values: LeadValues;
  /** Changes values together with what follows from them. */
  set: (change: Partial<LeadValues>) => void;
  products: readonly LeadProduct[];
  product: LeadProduct | undefined;
  names: Names;
  /** Null while it is new. */
  rowId: string | null;
};
