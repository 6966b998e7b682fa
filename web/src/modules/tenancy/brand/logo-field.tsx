import { type ChangeEvent, useRef, useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { TenantMark } from '#ui/brand/tenant-mark.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { cn } from '#ui/style/cn.ts';
import { scaleLogo } from './scale-logo.ts';
import { brandTexts } from './texts/texts.ts';

type Props = { logo: string | null; company?: string | undefined; onLogo: (logo: string | null) => void };

/** Takes a picture that is dropped, pasted or chosen, as small as it will be shown; what is no picture is said. */
export function LogoField({ logo, company, onLogo }: Props) {
  const t = useText(brandTexts);
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const [isOver, setOver] = useState(false);
  const take = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    const scaled = await scaleLogo(file);
    setWrong(scaled === null);
    if (scaled !== null) onLogo(scaled);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // Kept by the promise, for the input is emptied so that the same file can be chosen again.
    void take(target.files).finally(() => {
      target.value = '';
    });
  };
  return (
    <fieldset
      aria-label={t('logo')}
      className={cn('grid min-w-0 gap-2 rounded-md', isOver && 'bg-selected')}
      onPaste={({ clipboardData }) => void take(clipboardData.files)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files);
      }}
    >
      <span className="font-semibold text-sm">{t('logo')}</span>
      <div className="flex flex-wrap items-center gap-3">
        <TenantMark src={logo} name={company} className="size-12" />
        <Button onClick={() => input.current?.click()}>{t(logo ? 'otherLogo' : 'chooseLogo')}</Button>
        {logo && <Button onClick={() => onLogo(null)}>{t('noLogo')}</Button>}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={t('logo')}
          className="sr-only"
          tabIndex={-1}
          onChange={choose}
        />
      </div>
      <p className="text-muted-fg text-sm max-md:hidden">{t('logoHow')}</p>
      {isWrong && (
        <p role="alert" className="text-danger text-sm">
          {t('logoWrong')}
        </p>
      )}
    </fieldset>
  );
}
