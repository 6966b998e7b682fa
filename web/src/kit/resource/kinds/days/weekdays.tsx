import { isoWeekdays, weekdayName } from '@leme/contract/kit/kinds/days/weekdays';
import { useLocale } from '../../../text/i18n.ts';
import { CheckList } from '../choices/check-list.tsx';
import { webKind } from '../web-kind.ts';

const daysOf = (value: unknown) => (Array.isArray(value) ? (value as number[]) : []);

export const weekdaysKind = webKind<readonly number[]>({
  Input: ({ value, onChange, onBlur }) => {
    const locale = useLocale();
    const options = isoWeekdays.map((day) => ({ value: day, label: weekdayName(day, locale) }));
    return <CheckList<number> options={options} value={value} onChange={onChange} onBlur={onBlur} />;
  },
  edit: daysOf,
  text: (value, _, { locale }) =>
    daysOf(value)
      .map((day) => weekdayName(day, locale, 'short'))
      .join(', '),
  mayBeBare: true,
});
