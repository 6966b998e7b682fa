import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Requirements } from '../../../party/party-parts.tsx';
import { manifestTexts } from '../../../texts/texts.ts';

/** Longer than this a text is shown by its beginning, so that one party does not push the others off the screen. */
const longest = 90;

type NeedsProps = { booking: Pick<ManifestBooking, 'customer_name' | 'special_requirements'> };

/** What a party needs; of a long text the beginning and, one press away, all of it. */
export function Needs({ booking: { customer_name: name, special_requirements: text } }: NeedsProps) {
  const t = useText(manifestTexts);
  const [whole, setWhole] = useState(false);
  if (!text || text.length <= longest) return <Requirements text={text} />;
  return (
    <>
      <Requirements text={whole ? text : beginningOf(text)} />
      <button
        type="button"
        aria-expanded={whole}
        aria-label={t(whole ? 'lessOf' : 'moreOf', { name })}
        onClick={() => setWhole(!whole)}
        className="ms-4.75 block min-h-6 rounded-sm font-semibold underline underline-offset-2"
      >
        {t(whole ? 'less' : 'more')}
      </button>
    </>
  );
}

/** Whole words, and the sign that more follows. */
function beginningOf(text: string): string {
  const cut = text.slice(0, longest - 15);
  const space = cut.lastIndexOf(' ');
  return `${space > longest / 2 ? cut.slice(0, space) : cut}…`;
}

/** Beside the name, where it is in sight whatever becomes of the column. */
export function NeedsMark({ booking }: NeedsProps) {
  const t = useText(manifestTexts);
  if (!booking.special_requirements) return null;
  return (
    <TriangleAlert
      role="img"
      aria-label={t('requirements')}
      data-mark="needs"
      className="size-4 shrink-0 text-warning-text"
      strokeWidth={1.75}
    />
  );
}
