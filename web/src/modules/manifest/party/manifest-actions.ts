import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { createContext, useContext } from 'react';
import type { TargetStates } from '../attendance/attendance.ts';
import type { AttendanceOption } from '../attendance/status-options.tsx';
import type { Panel } from '../filter/manifest-search.ts';
import type { VisibleFields } from './visible-fields.ts';

/**
 * What every row needs and none of them changes: rights, words and verbs, worked out once for the page. It stays the
 * same object while people are checked in, so that a tap draws one row and not two thousand.
 */
export type ManifestActions = {
  mayCheckIn: boolean;
  /** Money received may be written down. */
  mayTakePayment: boolean;
  /** The same of a party that sails on `date`: who only collects takes money of today and yesterday alone. */
  mayCollect: (date: string) => boolean;
  /** Bookings may be moved, and money returned. */
  mayChangeBookings: boolean;
  /** Who comes without a booking may be added. */
  mayAddWalkIn: boolean;
  visible: VisibleFields;
  statuses: readonly AttendanceOption[];
  isLeftHanded: boolean;
  /** The company's day. */
  today: string;
  /** The whole party in one state. */
  set: (booking: ManifestBooking, status: AttendanceState) => void;
  /** Who is missing of the party comes aboard; `done` hears of it unless the day was not meant. */
  board: (booking: ManifestBooking, done?: () => void) => void;
  /** Some of a party; `status` names what was done. */
  mark: (booking: ManifestBooking, wanted: TargetStates, status: AttendanceState) => void;
  /** Gives the party what it was before its last change. */
  takeBack: (booking: ManifestBooking) => void;
  open: (panel: Panel, id: string) => void;
};

export const ManifestActionsContext = createContext<ManifestActions | null>(null);

export function useManifestActions(): ManifestActions {
  const pier = useContext(ManifestActionsContext);
  if (!pier) throw new Error('useManifestActions outside of a manifest');
  return pier;
}
