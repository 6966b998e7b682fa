/**
 * The fields of which one chooses the value when two leads become one. The number takes its country with it, the value how
 * it was reckoned; what points to many comes together.
 */
export const leadMergeChoices = [
  'name',
  'email',
  'phone',
  'product_id',
  'interest_date',
  'adult_count',
  'child_count',
  'passenger_count',
  'offered_value',
  'status',
  'source',
  'owner_id',
  'temperature',
  'lost_reason',
] as const;

/** Fields that go with another one. */
export const goesWith: Partial<Record<(typeof leadMergeChoices)[number], readonly string[]>> = {
  lost_reason: ['lost_kind'],
  phone: ['country', 'country_code'],
  offered_value: ['value_mode', 'adult_price', 'child_price', 'fare_type_adjustments'],
};
