import { TextArea } from '#ui/fields/text-area.tsx';
import { webKind } from '../web-kind.ts';
import { textOrEmpty } from './text.tsx';

export const longTextKind = webKind<string>({
  Input: ({ value, onChange, onBlur }) => (
    <TextArea rows={3} value={value} onChange={(event) => onChange(event.target.value)} onBlur={onBlur} />
  ),
  edit: textOrEmpty,
  text: String,
});
