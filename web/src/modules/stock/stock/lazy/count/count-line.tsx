import type { StockLine } from '@leme/contract/stock/endpoints';
import { decimalsOf } from '@leme/contract/stock/units';
import { Camera } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { readLevel } from '../../stock.queries.ts';
import { unitName, useStockWords } from '../../units.ts';
import { BarcodeView } from './barcode-view.tsx';
import { type Counted, lineOfCode, linesLike } from './counted.ts';
import { countTexts } from './texts/texts.ts';

const mostOffered = 8;

export type CountLineProps = {
  lines: readonly StockLine[];
  place: string;
  onCounted: (counted: Counted) => void;
};

/** One line: which item, read by the camera or typed, and how many of it there are. */
export function CountLine({ lines, place, onCounted }: CountLineProps) {
  const t = useText(countTexts);
  const [typed, setTyped] = useState('');
  const [line, setLine] = useState<StockLine | null>(null);
  const [isReading, setReading] = useState(false);
  const [unknown, setUnknown] = useState<string | null>(null);
  const code = useRef<HTMLDivElement>(null);
  const find = (text: string) => {
    const like = linesLike(lines, text);
    const found = lineOfCode(lines, text) ?? (like.length === 1 ? like[0] : undefined);
    setUnknown(found || text.trim() === '' ? null : text);
    if (!found) return;
    setLine(found);
    setReading(false);
    setTyped('');
  };
  const done = (counted: Counted) => {
    onCounted(counted);
    setLine(null);
    requestAnimationFrame(() => code.current?.querySelector('input')?.focus());
  };
  if (line)
    return (
      <QuantityForm key={line.item_id} line={line} place={place} onDone={done} onBack={() => setLine(null)} />
    );
  const offered = linesLike(lines, typed);
  return (
    <div ref={code} className="grid gap-3">
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          find(typed);
        }}
      >
        <Field
          label={t('code')}
          className="flex-1"
          error={unknown === null ? undefined : t('unknown', { text: unknown })}
        >
          <TextInput
            size="lg"
            value={typed}
            maxLength={200}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => {
              setTyped(event.target.value);
              setUnknown(null);
            }}
          />
        </Field>
        <IconButton
          name={t(isReading ? 'stopReading' : 'read')}
          variant="plain"
          className="size-11"
          aria-pressed={isReading}
          icon={<Camera aria-hidden="true" className="size-6" strokeWidth={1.75} />}
          onClick={() => setReading(!isReading)}
        />
      </form>
      {isReading && <BarcodeView onText={find} />}
      {offered.length > 0 && (
        <ul aria-label={t('found')} className="overflow-clip rounded-md border">
          {offered.slice(0, mostOffered).map((each) => (
            <li key={each.item_id} className="border-b last:border-b-0">
              <button
                type="button"
                className="block min-h-11 w-full px-3 py-2 text-start hover:bg-muted"
                onClick={() => {
                  setLine(each);
                  setTyped('');
                }}
              >
                <span className="block break-words font-semibold">{each.name}</span>
                <span className="block break-words text-muted-fg text-xs">{each.sku}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {offered.length > mostOffered && (
        <p className="text-muted-fg text-xs">{t('moreFound', { count: offered.length - mostOffered })}</p>
      )}
    </div>
  );
}

type QuantityFormProps = {
  line: StockLine;
  place: string;
  onDone: (counted: Counted) => void;
  onBack: () => void;
};

/** How many there are. What the ledger says is asked for at the moment they are counted. */
function QuantityForm({ line, place, onDone, onBack }: QuantityFormProps) {
  const t = useText(countTexts);
  const locale = useLocale();
  const words = useStockWords();
  const [quantity, setQuantity] = useState<number | null>(null);
  const { run, isBusy, at, refusal, clear } = useVerb(() => readLevel(line.item_id, place), {
    check: () => ({ counted: quantity === null && t('howMany') }),
    done: ({ quantity: expected, mark }) => onDone({ line, counted: quantity ?? 0, expected, mark }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void run();
  };
  return (
    <form className="grid gap-3 rounded-md border p-3" noValidate onSubmit={submit}>
      <div>
        <b className="block break-words">{line.name}</b>
        <span className="text-muted-fg text-sm">
          {[line.sku, line.size_class && words.size(line.size_class)].filter(Boolean).join(' · ')}
        </span>
      </div>
      <Field label={t('counted')} required error={at('counted') || refusal}>
        <NumberInput
          size="lg"
          autoFocus
          min={0}
          max={999_999}
          decimals={decimalsOf(line.unit)}
          suffix={unitName(line.unit, locale)}
          value={quantity}
          onValueChange={(next) => {
            setQuantity(next);
            clear();
          }}
        />
      </Field>
      <div className="flex justify-end gap-2 max-md:*:flex-1">
        <Button size="lg" onClick={onBack}>
          {t('other')}
        </Button>
        <Button size="lg" type="submit" variant="primary" busy={isBusy}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}
