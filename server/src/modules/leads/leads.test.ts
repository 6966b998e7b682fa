import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import { leads } from '@leme/contract/leads/leads';
import { checkResource } from '../../testing/registers/check-resource.ts';

checkResource(leads);
checkResource(leadInteractions);
