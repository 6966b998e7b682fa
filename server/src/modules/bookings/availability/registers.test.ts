import { blackouts } from '@leme/contract/bookings/availability/blackouts';
import { scheduleExceptions, schedules, scheduleTimes } from '@leme/contract/bookings/availability/schedules';
import { checkResource } from '../../../testing/registers/check-resource.ts';

checkResource(schedules);
checkResource(scheduleTimes);
checkResource(scheduleExceptions);
checkResource(blackouts);
