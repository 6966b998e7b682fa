import type { MoveTarget } from '@leme/contract/bookings/booking-change-endpoints';
import { useId } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { ProductColor } from '#ui/chips/product-color.tsx';
import { timesOf } from '../../session/session-parts.tsx';
import { boatRoom, canGo, type MoveChoice, type MoveScene, roomOf, seatsShort } from './move-choice.ts';
import { MovePrice, type MovePriceProps } from './move-price.tsx';
import { OptionCard } from './option-card.tsx';
import { moveTexts } from './texts/texts.ts';

export type MoveTargetsProps = {
  scene: MovePriceProps['scene'] & { data: readonly MoveTarget[] };
  choice: MoveChoice | null;
  onChoose: (choice: MoveChoice) => void;
};

/** A day's sessions to choose from, and the boats of the chosen one. */
export function MoveTargets({ scene, choice, onChoose }: MoveTargetsProps) {
  const t = useText(moveTexts);
  const group = useId();
  const chosen = scene.data.find(({ id }) => id === choice?.session_id);
  return (
    <>
      <fieldset className="m-0 grid min-w-0 grid-cols-1 gap-2 border-0 p-0">
        <legend className="mb-1.5 font-semibold">{t('sessions')}</legend>
        {scene.data.map((target) => (
          <OptionCard
            key={target.id}
            group={group}
            checked={choice?.session_id === target.id}
            disabled={!canGo(target, scene)}
            onChoose={() => onChoose({ session_id: target.id })}
          >
            <span className="flex min-w-0 items-center gap-2">
              <strong className="tabular-nums">{timesOf(target)}</strong>
              <ProductColor color={target.product.color} />
              <span className="min-w-0 truncate">{target.product.name}</span>
            </span>
            <FreeSeats target={target} scene={scene} />
          </OptionCard>
        ))}
      </fieldset>
      {chosen && chosen.boats.length > 0 && (
        <BoatChoice target={chosen} scene={scene} choice={choice} onChoose={onChoose} />
      )}
      {chosen && choice && <MovePrice target={chosen} scene={scene} choice={choice} onChoose={onChoose} />}
    </>
  );
}

function FreeSeats({ target, scene }: { target: MoveTarget; scene: MoveScene }) {
  const t = useText(moveTexts);
  if (target.id === scene.session_id) return <Chip tone="info">{t('current')}</Chip>;
  const short = seatsShort(target, scene);
  const free = t('free', { count: roomOf(target) });
  if (short === 0) return <span className="tabular-nums">{free}</span>;
  return (
    <span className="tabular-nums">
      {free}, {t('missing', { count: short })}
    </span>
  );
}

type BoatChoiceProps = Omit<MoveTargetsProps, 'scene'> & { target: MoveTarget; scene: MoveScene };

function BoatChoice({ target, scene, choice, onChoose }: BoatChoiceProps) {
  const t = useText(moveTexts);
  const group = useId();
  return (
    <fieldset className="m-0 grid min-w-0 grid-cols-1 gap-2 border-0 p-0">
      <legend className="mb-1.5 font-semibold">{t('boats')}</legend>
      {target.id !== scene.session_id && (
        <OptionCard
          group={group}
          checked={choice?.boat_id === undefined}
          onChoose={() => onChoose({ session_id: target.id, price: choice?.price })}
        >
          {t('laterBoat')}
        </OptionCard>
      )}
      {target.boats.map((boat) => (
        <OptionCard
          key={boat.id}
          group={group}
          checked={choice?.boat_id === boat.id}
          disabled={boatRoom(target, boat, scene) < scene.people}
          onChoose={() => onChoose({ session_id: target.id, boat_id: boat.id, price: choice?.price })}
        >
          {boat.boat_name}
          <span className="tabular-nums">
            {t('boatFree', { free: boatRoom(target, boat, scene), capacity: boat.capacity })}
          </span>
        </OptionCard>
      ))}
    </fieldset>
  );
}
