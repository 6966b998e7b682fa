import { visibleMenu } from '@leme/contract/access/menu/navigation';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { usePageTitle } from '#kit/auth-session/open-pages.ts';
import { usePreference } from '#kit/auth-session/preferences.ts';
import { accessOf } from '#kit/auth-session/rights.ts';
import { useSingleKeys } from '#kit/browser/shortcuts.ts';
import { chooseHandedness, useLeftHand } from '#kit/device/handedness.ts';
import { useTones } from '#kit/device/lazy/tones.ts';
import { useText } from '#kit/text/i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { Select } from '#ui/select/select.tsx';
import { accountTexts } from '../texts/texts.ts';

/** What somebody decides about their own work; each holds at once. */
export function HabitsCard() {
  const t = useText(accountTexts);
  const { tenant, acting } = useSignedIn();
  const isLeft = useLeftHand();
  const [sounds, setSounds] = useTones();
  const { on, setOn } = useSingleKeys();
  return (
    <Card>
      <CardHead title={t('habits')} />
      <CardBody className="grid gap-4">
        {!tenant.is_platform && !acting && <LandingField />}
        <div className="grid gap-3">
          <Switch
            checked={isLeft}
            onCheckedChange={(left) => chooseHandedness(left ? 'left' : 'right')}
            label={t('leftHand')}
          />
          <Switch checked={sounds} onCheckedChange={setSounds} label={t('sounds')} />
          <p className="text-muted-fg">{t('ofDevice')}</p>
          {!acting && <Switch checked={on} onCheckedChange={setOn} label={t('singleKeys')} />}
        </div>
      </CardBody>
    </Card>
  );
}

const usual = 'usual';

/** On which page one begins, among those of the menu. */
function LandingField() {
  const t = useText(accountTexts);
  const titleOf = usePageTitle();
  const session = useSignedIn();
  const [landing, setLanding] = usePreference<string | null>('shell.landing', null);
  const entries = visibleMenu(accessOf(session))
    .flatMap((group) => group.entries.map(({ entry }) => entry))
    .filter(({ scope, path }) => scope === 'tenant' && !/[:*]/.test(path));
  const pages = [...new Map(entries.map((entry) => [entry.name, titleOf(entry)]))];
  const options = [
    { value: usual, label: t('landingUsual') },
    ...pages.map(([value, label]) => ({ value, label })),
  ];
  const isOpen = pages.some(([name]) => name === landing);
  return (
    <Field label={t('landing')} hint={t('landingHint')}>
      <Select
        value={isOpen ? landing : usual}
        onValueChange={(name) => setLanding(name === usual ? null : name)}
        options={options}
        size="lg"
      />
    </Field>
  );
}
