import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { Braces, Printer, Share2, Sheet } from 'lucide-react';
import { chooseHandedness, useLeftHand } from '#kit/device/handedness.ts';
import { useTheme } from '#kit/device/theme.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import type { LatePanel } from '#ui/loading/late-panel.tsx';
import { MenuCheckItem, MenuItem, MenuPanel, MenuSeparator } from '#ui/menus/lazy/menu-panel.tsx';
import { downloadManifestJson, printManifest, shareManifest } from '../../../output/lazy/outputs.ts';
import { outputTexts } from '../../../output/lazy/texts/texts.ts';
import { menuTexts } from './texts/texts.ts';

export type ManifestMenuItems = {
  /** The list to print, save or share. */
  session?: ManifestSession | undefined;
  /** The day to print, as it is when it is printed. */
  day?: (() => readonly ManifestSession[]) | undefined;
  onCsv?: ((sessionId: string) => void) | undefined;
  /** Sun and left hand, on a phone. */
  hasModes?: boolean | undefined;
};

/** What ⋮ opens. */
export function ManifestMenuPanel({ panel, ...items }: ManifestMenuItems & { panel: LatePanel }) {
  return (
    <MenuPanel align="end" panel={panel}>
      <Items {...items} />
    </MenuPanel>
  );
}

const small = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

function Items({ session, day, onCsv, hasModes }: ManifestMenuItems) {
  const t = useText(menuTexts);
  const attempt = useAttempt();
  return (
    <>
      {session && (
        <>
          <MenuItem
            icon={<Printer {...small} />}
            onSelect={() => attempt(() => printManifest([session], 'session'))}
          >
            {t('print')}
          </MenuItem>
          {onCsv && (
            <MenuItem icon={<Sheet {...small} />} onSelect={() => onCsv(session.id)}>
              {t('csv')}
            </MenuItem>
          )}
          <MenuItem
            icon={<Braces {...small} />}
            onSelect={() => attempt(() => downloadManifestJson(session))}
          >
            {t('json')}
          </MenuItem>
          <ShareItem session={session} />
        </>
      )}
      {day && (
        <MenuItem icon={<Printer {...small} />} onSelect={() => attempt(() => printManifest(day(), 'day'))}>
          {t('printDay')}
        </MenuItem>
      )}
      {hasModes && <Modes />}
    </>
  );
}

function ShareItem({ session }: { session: ManifestSession }) {
  const t = useText(menuTexts);
  const say = useText(outputTexts);
  const toast = useToast();
  const attempt = useAttempt();
  const share = async () => {
    const outcome = await shareManifest(session);
    if (outcome === 'shared') toast.show({ title: say('shared') });
    if (outcome === 'copied') toast.show({ title: say('copied'), text: say('copiedText') });
    if (outcome === 'failed')
      toast.show({ tone: 'danger', title: say('shareFailed'), text: say('shareFailedText') });
  };
  return (
    <MenuItem icon={<Share2 {...small} />} onSelect={() => attempt(share)}>
      {t('share')}
    </MenuItem>
  );
}

function Modes() {
  const t = useText(menuTexts);
  const [theme, choose] = useTheme();
  const isLeft = useLeftHand();
  return (
    <>
      <MenuSeparator />
      <MenuCheckItem closes checked={theme === 'sun'} onCheckedChange={(on) => choose(on ? 'sun' : 'system')}>
        {t('sun')}
      </MenuCheckItem>
      <MenuCheckItem
        closes
        checked={isLeft}
        onCheckedChange={(on) => chooseHandedness(on ? 'left' : 'right')}
      >
        {t('leftHanded')}
      </MenuCheckItem>
    </>
  );
}

/** Code that is fetched only now may not come; then it says so instead of doing nothing. */
function useAttempt() {
  const t = useText(menuTexts);
  const toast = useToast();
  return (work: () => Promise<void>) =>
    void work().catch(() => toast.show({ tone: 'danger', title: t('failed'), text: t('failedText') }));
}
