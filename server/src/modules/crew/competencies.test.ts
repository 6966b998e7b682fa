import { competencies, ownCompetencies } from '@leme/contract/crew/competencies';
import { checkResource } from '../../testing/registers/check-resource.ts';

checkResource(competencies);

checkResource(ownCompetencies);
