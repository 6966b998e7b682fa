import { webKind } from '../web-kind.ts';
import { OutLink } from './out-link.tsx';
import { TextLine, textOrEmpty } from './text.tsx';

export const emailKind = webKind<string>({
  Input: (props) => <TextLine {...props} type="email" inputMode="email" autoCapitalize="none" />,
  edit: textOrEmpty,
  text: String,
  Value: ({ text }) => <OutLink href={`mailto:${text}`}>{text}</OutLink>,
  reaches: 'email',
});
