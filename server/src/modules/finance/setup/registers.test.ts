import { costCentres } from '@leme/contract/finance/registers/cost-centres';
import { financeCategories } from '@leme/contract/finance/registers/finance-categories';
import { checkResource } from '../../../testing/registers/check-resource.ts';

checkResource(costCentres);
checkResource(financeCategories);
