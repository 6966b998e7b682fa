import type { Locale } from '@leme/contract/kit/language/locale';
import type { Field } from '@leme/contract/kit/resource/fields';
import type { ComponentType } from 'react';
import type { Formats } from '../../text/format.ts';
import type { FieldInputProps } from '../field-input/field-props.ts';

/** What it takes to write a value for a person. */
export type Speech = { format: Formats; locale: Locale; yes: string; no: string };

/** What a value is drawn from where its text is not enough. */
export type FieldValueProps = {
  field: Field;
  value: unknown;
  text: string;
  label: string;
  /** The names of what references point to. */
  labels: readonly string[];
  /** The colours of those, where they have some. */
  colours: readonly (string | null)[];
  /** The resource whose files they are. */
  files: string;
};

/** What a kind of field is on a screen: its input, its value in a list and its text. */
export type WebKind<Value = unknown> = {
  Input: ComponentType<FieldInputProps<Value>>;
  /** Asks for the code of an input that comes late. */
  fetchInput?: () => Promise<unknown>;
  /** A stored value as the input holds it; of nothing, what an empty input holds. */
  edit: (value: unknown) => Value;
  /** Whether what the input holds says nothing, where that is not seen at once. */
  saysNothing?: (value: Value) => boolean;
  /** A value as a person reads it; one of the wrong form, as old history may hold, as it stands. */
  text: (value: Value, field: Field, speech: Speech) => string;
  /** How a list draws it; by its text unless said otherwise. */
  Value?: ComponentType<FieldValueProps>;
  /** Compared digit by digit, at the end of a column, or with digits of one width. */
  digits?: 'at-end' | 'even';
  /** A value that says nothing without the name of its field. */
  needsName?: true;
  /** Words of which there may be several. */
  isTags?: true;
  /** The way to a person. */
  reaches?: 'phone' | 'email';
  /** Nothing chosen is a value, so that no star asks for one. */
  mayBeBare?: true;
  /** What differs between two values, where a whole value would say too much. */
  differing?: (mine: unknown, theirs: unknown, speech: Speech) => { mine: string; theirs: string };
};

/** A kind for the table of kinds, which holds all sorts of values; which one it is follows from the field. */
export function webKind<Value>(kind: WebKind<Value>): WebKind {
  return kind as unknown as WebKind;
}
