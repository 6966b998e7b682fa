import { useEffect, useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { coloursOfLogo } from './logo-colours.ts';
import { brandTexts } from './texts/texts.ts';

type Props = { logo: string; onChoose: (colour: string) => void };

/** The colours a logo is made of, each one press away from being the company's. */
export function ColourProposals({ logo, onChoose }: Props) {
  const t = useText(brandTexts);
  const [colours, setColours] = useState<readonly string[]>([]);
  // Outside system: the picture, which is drawn to be counted.
  useEffect(() => {
    let isShown = true;
    void coloursOfLogo(logo).then((found) => isShown && setColours(found));
    return () => {
      isShown = false;
    };
  }, [logo]);
  if (colours.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-muted-fg text-sm">{t('proposed')}</span>
      {colours.map((colour) => (
        <Button key={colour} aria-label={t('useColour', { colour })} onClick={() => onChoose(colour)}>
          <span aria-hidden="true" className="size-4 rounded-xs border" style={{ background: colour }} />
          {colour}
        </Button>
      ))}
    </div>
  );
}
