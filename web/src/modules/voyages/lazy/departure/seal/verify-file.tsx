import { type SealFault, type Verified, verifySeal } from '@leme/contract/voyages/seal/verify-seal';
import { useId, useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { buttonStyle } from '#ui/buttons/button.tsx';
import { departureTexts } from '../texts/texts.ts';
import { Root } from './root.tsx';

/** Opens a sealed file and says whether it is whole, where it was changed, or what was erased; nothing leaves the device. */
export function VerifyFile() {
  const t = useText(departureTexts);
  const id = useId();
  const [found, setFound] = useState<Verified | null>(null);
  const look = useVerb(
    async (file: File) => setFound(await verifySeal(new Uint8Array(await file.arrayBuffer()))),
    {
      failed: t('fault.not-json'),
    },
  );
  const saidOf = (fault: SealFault) => {
    if (fault.of === 'changed') return t('fault.changed', { place: fault.place });
    if (fault.of === 'swapped') return t('fault.swapped', { place: fault.place, other: fault.other });
    return t(`fault.${fault.of}`);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        className="peer sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void look.run(file);
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={buttonStyle({ size: 'touch', block: true, className: 'peer-focus-visible:outline-2' })}
      >
        {t('verify')}
      </label>
      {found && (
        <div role="status" className="grid gap-1">
          {found.faults.length === 0 && <p className="font-semibold text-success">{t('whole')}</p>}
          {found.faults.map((fault) => (
            <p key={JSON.stringify(fault)} className="font-semibold text-danger-text">
              {saidOf(fault)}
            </p>
          ))}
          {found.erased > 0 && <p>{t('erased', { count: found.erased })}</p>}
          {found.root !== null && <Root root={found.root} />}
        </div>
      )}
    </div>
  );
}
