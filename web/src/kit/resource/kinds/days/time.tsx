import { TimeInput } from '#ui/dates/time-input.tsx';
import { webKind } from '../web-kind.ts';

export const timeKind = webKind<string | null>({
  Input: ({ value, onChange, onBlur }) => (
    <TimeInput value={value} onValueChange={onChange} onBlur={onBlur} />
  ),
  edit: (value) => (typeof value === 'string' ? value : null),
  text: (value, _, { format }) => format.time(String(value)),
  digits: 'even',
  needsName: true,
});
