import { useBanner } from '#kit/shell/banners.ts';
import { useText } from '#kit/text/i18n.ts';
import { keepTextShape, textShape } from '#kit/text/lazy/text-shapes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { shapesTexts } from './texts/texts.ts';

/** That this tab draws texts in another shape, and the way back. */
export function ShapeNotice() {
  const t = useText(shapesTexts);
  const shape = textShape();
  const stop = () => {
    keepTextShape(null);
    // All is said as before by a page that begins anew.
    location.reload();
  };
  useBanner(
    'shape',
    shape && {
      children: t(shape.kind === 'long' ? 'long' : 'mark'),
      action: <Button onClick={stop}>{t('stop')}</Button>,
    },
  );
  return null;
}
