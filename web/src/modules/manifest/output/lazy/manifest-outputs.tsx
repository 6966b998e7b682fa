import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { Braces, Download, Printer, Share2, Sheet } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { CsvDialog } from './csv/csv-dialog.tsx';
import { downloadManifestJson, printManifest, shareManifest } from './outputs.ts';
import { outputTexts } from './texts/texts.ts';

export type ManifestOutputsProps = {
  session: ManifestSession;
  size?: 'md' | 'lg' | 'touch' | undefined;
};

const small = { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The ways out of a session's list: a menu to keep it, and the button that hands it on. */
export function ManifestOutputs({ session, size = 'md' }: ManifestOutputsProps) {
  const t = useText(outputTexts);
  const [choosing, setChoosing] = useState(false);
  const share = useShare();
  const icon = { className: size === 'md' ? 'size-5' : 'size-6', strokeWidth: 1.75 };
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton name={t('download')} size={size} icon={<Download {...icon} />} />}
      >
        <MenuItem icon={<Braces {...small} />} onSelect={() => void downloadManifestJson(session)}>
          {t('json')}
        </MenuItem>
        <MenuItem icon={<Sheet {...small} />} onSelect={() => setChoosing(true)}>
          {t('csv')}
        </MenuItem>
        <MenuItem icon={<Printer {...small} />} onSelect={() => void printManifest([session], 'session')}>
          {t('print')}
        </MenuItem>
      </Menu>
      <IconButton
        name={t('share')}
        size={size}
        icon={<Share2 {...icon} />}
        onClick={() => void share(session)}
      />
      {choosing && <CsvDialog session={session} onClose={() => setChoosing(false)} />}
    </>
  );
}

function useShare() {
  const t = useText(outputTexts);
  const toast = useToast();
  return async (session: ManifestSession) => {
    const outcome = await shareManifest(session);
    if (outcome === 'shared') toast.show({ title: t('shared') });
    if (outcome === 'copied') toast.show({ title: t('copied'), text: t('copiedText') });
    if (outcome === 'failed')
      toast.show({ tone: 'danger', title: t('shareFailed'), text: t('shareFailedText') });
  };
}
