/** How many passengers a boat may carry: its capacity counts everybody aboard, the crew too where the boat says so. */
export function placesOf(boat: {
  capacity: number;
  capacity_includes_crew: boolean;
  min_crew: number;
}): number {
  return Math.max(0, boat.capacity - (boat.capacity_includes_crew ? boat.min_crew : 0));
}
