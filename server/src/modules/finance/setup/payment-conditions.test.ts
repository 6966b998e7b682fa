import {
  paymentConditionParts,
  paymentConditions,
} from '@leme/contract/finance/registers/payment-conditions';
import { checkResource } from '../../../testing/registers/check-resource.ts';

checkResource(paymentConditions);
checkResource(paymentConditionParts);
