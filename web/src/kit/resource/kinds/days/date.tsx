import { toIso } from '#ui/dates/iso-date.ts';
import { webKind } from '../web-kind.ts';
import { DayBox } from './day-box.tsx';

export const dateKind = webKind<string | null>({
  Input: ({ field, value, onChange, onBlur }) => (
    <DayBox
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      latest={field.past ? toIso(new Date()) : undefined}
    />
  ),
  edit: (value) => (typeof value === 'string' ? value : null),
  text: (value, _, { format }) => format.date(String(value)),
  digits: 'even',
  needsName: true,
});
