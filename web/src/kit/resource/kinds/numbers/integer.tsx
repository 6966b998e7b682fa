import { webKind } from '../web-kind.ts';
import { NumberWithUnit, numberOrNull, numberText } from './number-with-unit.tsx';

export const integerKind = webKind<number | null>({
  Input: (props) => <NumberWithUnit {...props} decimals={0} />,
  edit: numberOrNull,
  text: numberText,
  digits: 'at-end',
  needsName: true,
});
