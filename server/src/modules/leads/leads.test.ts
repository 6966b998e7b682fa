import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import { leads } from '@leme/contract/leads/leads';
import { checkResource } from '../../testing/check-resource.ts';

checkResource(leads);
checkResource(leadInteractions);
