import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cn } from '#ui/cn.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Key } from '#ui/key.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useText } from '../../../i18n.ts';
import { useShortcut } from '../../../shortcuts.ts';
import { filterTexts } from './texts/texts.ts';

export type SearchFieldProps = {
  value: string | undefined;
  /** Typing has rested. */
  onRest: (q: string | undefined) => void;
  className?: string | undefined;
};

const restMs = 250;

/** Searches while one types; `/` leads here, Esc empties it. */
export function SearchField({ value, onRest, className }: SearchFieldProps) {
  const t = useText(filterTexts);
  const box = useRef<HTMLElement>(null);
  const focus = () => box.current?.querySelector('input')?.focus();
  const { typed, type } = useTyped(value, onRest);
  useShortcut({ key: '/', label: t('search'), scope: 'page' }, focus);
  return (
    <search ref={box} className={cn('block', className)}>
      <TextInput
        type="search"
        enterKeyHint="search"
        maxLength={120}
        aria-label={t('search')}
        placeholder={t('search')}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed) type('', true);
          if (event.key === 'Enter') type(typed, true);
        }}
        prefix={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        suffix={
          typed ? (
            <IconButton
              name={t('clearSearch')}
              size="xs"
              className="-me-2 h-7 max-md:h-11"
              icon={<X className="size-3.5" strokeWidth={1.75} />}
              onClick={() => {
                type('', true);
                focus();
              }}
            />
          ) : (
            <Key>/</Key>
          )
        }
      />
    </search>
  );
}

/** What is typed; the address follows when the typing rests, or at once where it is told `now`. */
function useTyped(value: string | undefined, onRest: (q: string | undefined) => void) {
  const [typed, setTyped] = useState(value ?? '');
  const [seen, setSeen] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onRest);
  useEffect(() => {
    latest.current = onRest;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  if (seen !== value) {
    setSeen(value);
    // Another view or a step back, not the echo of one's own typing.
    if (value !== sent.current) setTyped(value ?? '');
  }
  const rest = (text: string) => {
    sent.current = text.trim() || undefined;
    latest.current(sent.current);
  };
  const type = (text: string, now = false) => {
    setTyped(text);
    clearTimeout(timer.current);
    if (now) rest(text);
    else timer.current = setTimeout(rest, restMs, text);
  };
  return { typed, type };
}
