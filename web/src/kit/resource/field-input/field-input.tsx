import type { ReactNode } from 'react';
import { webKindOf } from '../kinds/kinds.ts';
import type { FieldInputProps } from './field-props.ts';

/** The input of a field of whatever kind; the value is as `startValues` makes it. */
export function FieldInput(props: FieldInputProps): ReactNode {
  const { Input } = webKindOf(props.field);
  return <Input {...props} />;
}
