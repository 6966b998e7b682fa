import { Captioned } from '../../../list/filter/several/filter-menus.tsx';
import { SearchBox } from '../../../list/search/search-box.tsx';
import { useDebouncedText } from '../../../list/search/use-debounced-text.ts';

export type ContainsFilterProps = {
  label: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  tall: boolean;
};

/** What stands somewhere in a field. */
export function ContainsFilter({ label, values, onChange, tall }: ContainsFilterProps) {
  const find = useDebouncedText(values[0], (text) => onChange(text ? [text] : []));
  if (tall) return <SearchBox {...find} label={label} />;
  return (
    <Captioned label={label}>
      <SearchBox {...find} label={label} className="w-44" />
    </Captioned>
  );
}
