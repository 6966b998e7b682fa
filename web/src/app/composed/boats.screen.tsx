import { BoatCrewDossier } from '#modules/crew/lazy/boat-crew/boat-crew.tsx';
import { BoatManning } from '#modules/crew/lazy/boat-manning/boat-manning.tsx';
import { BoatTestBox } from '#modules/crew/lazy/boat-manning/boat-test-box.tsx';
import { boatsScreen } from '#modules/fleet/lazy/boats/boats-screen.tsx';
import { BoatLineLink } from '#modules/maintenance/lazy/boat-line/boat-line-link.tsx';

/** Boats with what is done to them and who has to be aboard, of which the register itself knows nothing. */
export const screen = boatsScreen([BoatLineLink, BoatManning, BoatTestBox, BoatCrewDossier]);
