import { useId } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Gaps, type GapsProps } from './gaps.tsx';
import { gapsTexts } from './texts/texts.ts';

/** The same under a form. */
export function GapsBox(props: GapsProps) {
  const t = useText(gapsTexts);
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6 grid gap-2 rounded-md border px-4 py-3 max-md:px-3">
      <h3 id={id} className="font-semibold">
        {t('title')}
      </h3>
      <p className="text-muted-fg">{t('text')}</p>
      <Gaps {...props} />
    </section>
  );
}
