import { motors } from '@leme/contract/fleet/motors/motors';
import { checkResource } from '../../../testing/registers/check-resource.ts';

checkResource(motors);
