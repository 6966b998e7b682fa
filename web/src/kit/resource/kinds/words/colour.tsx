import { ProductColor } from '#ui/chips/product-color.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { useText } from '../../../text/i18n.ts';
import type { FieldInputProps } from '../../field-input/field-props.ts';
import { fieldInputTexts } from '../../field-input/texts/texts.ts';
import { webKind } from '../web-kind.ts';
import { textOrEmpty } from './text.tsx';

const isColour = (text: string) => /^#[0-9a-fA-F]{6}$/.test(text);

/** A colour, chosen with the device's own picker or written as `#rrggbb`. */
function ColourInput({ field, value, onChange, onBlur }: FieldInputProps<string>) {
  const t = useText(fieldInputTexts);
  const shown = typeof field.fallback === 'string' ? field.fallback : '#6366f1';
  return (
    <TextInput
      className="ps-1.5 tabular-nums"
      autoComplete="off"
      spellCheck={false}
      maxLength={7}
      placeholder="#rrggbb"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        const text = written(value);
        if (text !== value) onChange(text);
        onBlur();
      }}
      prefix={
        <input
          type="color"
          aria-label={t('pickColour')}
          value={isColour(value) ? value : shown}
          onChange={(event) => onChange(event.target.value)}
          className="h-6 w-8 cursor-pointer rounded-xs border border-edge bg-transparent p-0 max-md:size-11 max-md:border-0 max-md:[&::-webkit-color-swatch-wrapper]:p-1.5 [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:rounded-xs [&::-webkit-color-swatch]:border-0"
        />
      }
    />
  );
}

/** `6366F1` and `#63f` are colours too. */
function written(text: string): string {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  return text.trim();
}

export const colourKind = webKind<string>({
  Input: ColourInput,
  edit: textOrEmpty,
  text: String,
  Value: ({ text }) => (
    <span className="inline-flex items-center gap-2">
      <ProductColor color={text} />
      <span className="text-muted-fg uppercase tabular-nums">{text}</span>
    </span>
  ),
});
