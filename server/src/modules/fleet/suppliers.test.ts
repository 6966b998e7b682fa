import { supplierContacts } from '@leme/contract/fleet/supplier-contacts';
import { supplierTypes } from '@leme/contract/fleet/supplier-types';
import { suppliers } from '@leme/contract/fleet/suppliers';
import { checkResource } from '../../testing/registers/check-resource.ts';

checkResource(suppliers);

checkResource(supplierContacts);

checkResource(supplierTypes);
