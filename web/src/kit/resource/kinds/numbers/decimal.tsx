import { webKind } from '../web-kind.ts';
import { NumberWithUnit, numberOrNull, numberText } from './number-with-unit.tsx';

export const decimalKind = webKind<number | null>({
  Input: (props) => <NumberWithUnit {...props} decimals={props.field.digits ?? 2} />,
  edit: numberOrNull,
  text: numberText,
  digits: 'at-end',
  needsName: true,
});
