import { meterReadings, type ReadingState } from '@leme/contract/fleet/motors/meter-readings';
import type { MotorPosition, MotorStatus } from '@leme/contract/fleet/motors/motor-placements';
import { motorPlacements } from '@leme/contract/fleet/motors/motor-placements';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { useMemo } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useLocale } from '#kit/text/i18n.ts';

/** What people call hours, positions and states of engines and readings. */
export function useMotorWords() {
  const locale = useLocale();
  const { number } = useFormat();
  return useMemo(
    () => ({
      hours: (hours: number) => `${number(hours, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} h`,
      position: (position: MotorPosition) => choiceOf(motorPlacements.fields.position, position, locale),
      status: (status: MotorStatus) => choiceOf(motorPlacements.fields.status, status, locale),
      state: (state: ReadingState) => choiceOf(meterReadings.fields.state, state, locale),
      source: (source: string) => choiceOf(meterReadings.fields.source, source, locale),
    }),
    [locale, number],
  );
}
