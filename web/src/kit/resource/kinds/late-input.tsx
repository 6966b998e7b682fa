import type { ComponentType } from 'react';
import { useLazyModule } from '#ui/loading/lazy-code.ts';
import { lazyCode } from '../../text/fetch-code.ts';
import type { FieldInputProps } from '../field-input/field-props.ts';
import type { WebKind } from './web-kind.ts';

type Late<Value> = Required<Pick<WebKind<Value>, 'Input' | 'fetchInput'>>;

const nothing = () => undefined;

/**
 * An input whose code no list shows: it comes once the rows of one stand, so that a record opens at once. Where it did not
 * come before the signal went, the rest of the form is there without it.
 */
export function lateInput<Value>(load: () => Promise<ComponentType<FieldInputProps<Value>>>): Late<Value> {
  const code = lazyCode(load);
  function LateInput(props: FieldInputProps<Value>) {
    const Input = useLazyModule(code, true, nothing);
    return Input && <Input {...props} />;
  }
  return { Input: LateInput, fetchInput: code.fetch };
}
