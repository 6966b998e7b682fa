import { cadenceSteps, cadences } from '@leme/contract/leads/inside-sales/cadences';
import { checkResource } from '../../../testing/registers/check-resource.ts';

checkResource(cadences);
checkResource(cadenceSteps);
