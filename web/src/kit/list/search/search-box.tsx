import { Search, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { type ControlSize, TextInput } from '#ui/field/text-input.tsx';
import { cn } from '#ui/style/cn.ts';
import { useText } from '../../text/i18n.ts';
import { listTexts } from '../texts/texts.ts';

export type SearchBoxProps = {
  /** What is looked through. */
  label: string;
  typed: string;
  /** What is typed now; with `now` it is complete. */
  onType: (typed: string, now?: boolean) => void;
  size?: ControlSize | undefined;
  /** Of a `datalist` of names to choose from while typing. */
  list?: string | undefined;
  /** Where × stands as soon as something is typed. */
  hint?: ReactNode;
  id?: string | undefined;
  onFocus?: (() => void) | undefined;
  className?: string | undefined;
};

/** Searches while one types; Esc and × empty it. */
export function SearchBox({ label, typed, onType, size, hint, className, ...input }: SearchBoxProps) {
  const t = useText(listTexts);
  const box = useRef<HTMLElement>(null);
  const large = size === 'touch';
  const empty = () => {
    onType('', true);
    box.current?.querySelector('input')?.focus();
  };
  return (
    <search ref={box} className={cn('block', className)}>
      <TextInput
        {...input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={120}
        size={size}
        // Under the header, where a shortcut finds it.
        className="[&>input]:scroll-mt-24"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onType(typed, true);
          if (event.key !== 'Escape' || typed === '') return;
          event.stopPropagation();
          onType('', true);
        }}
        prefix={<Search aria-hidden="true" className={large ? 'size-6' : 'size-4'} strokeWidth={1.75} />}
        suffix={
          typed === '' ? (
            hint
          ) : (
            <IconButton
              name={t('clearSearch')}
              size={large ? 'touch' : 'xs'}
              // For a thumb as high as the field, inside of its own padding.
              className={large ? '-me-3.5 aspect-auto w-12 text-fg' : '-me-2 h-7 max-md:h-11'}
              icon={<X className={large ? 'size-6' : 'size-3.5'} strokeWidth={1.75} />}
              onClick={empty}
            />
          )
        }
      />
    </search>
  );
}
