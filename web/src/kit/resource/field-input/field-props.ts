import type { Entity } from '@leme/contract/kit/resource/entity';
import type { Field } from '@leme/contract/kit/resource/fields';
import type { Names } from '../record/values/names.ts';

/** What every input of a field is given. */
export type FieldInputProps<Value = unknown> = {
  resource: Entity;
  name: string;
  /** The open row; null while it is new. */
  rowId: string | null;
  field: Field;
  value: Value;
  /** The value of the field it is drawn with. */
  beside?: unknown;
  onChange: (value: Value) => void;
  onBlur: () => void;
  /** Names of what references point to. */
  names: Names;
  /** Something to be said beside the field that does not keep from saving; null takes it back. */
  onWarning: (text: string | null) => void;
  /** Something is on its way that belongs to the value; saving waits for it. */
  onBusy: (isBusy: boolean) => void;
};
