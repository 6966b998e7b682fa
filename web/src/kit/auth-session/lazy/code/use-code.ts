import { useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import type { CodeFieldProps } from './code-field.tsx';

/**
 * The code of a form that asks for the password: nothing is seen of it until the server says that one is needed. `field`
 * is then what `CodeField` takes.
 */
export function useCode({ asked = false }: { asked?: boolean } = {}) {
  const [isAsked, setAsked] = useState(asked);
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<CodeFieldProps['fault']>(null);
  const onChange = (typed: string) => {
    setValue(typed);
    setFault(null);
  };
  return {
    field: isAsked ? { value, onChange, fault } : null,
    /** What is sent beside the password. */
    given: isAsked ? { code: value } : {},
    /** Says so where the code is asked for and was not typed. */
    lacks: () => {
      const isMissing = isAsked && value.trim() === '';
      if (isMissing) setFault('missing');
      return isMissing;
    },
    /** Whether a failure was about the code, which the field then says. */
    takes: (error: unknown) => {
      if (isProblem(error, 'code-needed')) setAsked(true);
      else if (isProblem(error, 'code-wrong')) setFault('wrong');
      else return false;
      return true;
    },
  };
}
