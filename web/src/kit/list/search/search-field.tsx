import { useId } from 'react';
import { Key } from '#ui/buttons/key.tsx';
import { useShortcut } from '../../browser/shortcuts.ts';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';

export type SearchFieldProps = Omit<SearchBoxProps, 'hint' | 'id' | 'onFocus'>;

/** The search of a page: `/` leads to it. */
export function SearchField(props: SearchFieldProps) {
  const id = useId();
  useShortcut({ key: '/', label: props.label, scope: 'page' }, () => document.getElementById(id)?.focus());
  return <SearchBox {...props} id={id} hint={props.size !== 'touch' && <Key>/</Key>} />;
}
