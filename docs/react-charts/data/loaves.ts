/** How tasters judged three loaves of the bakery, from 0 to 10. */
export const qualities = ['Crust', 'Crumb', 'Aroma', 'Keeps', 'Looks', 'Price'];

export const rye = [8.4, 6.1, 9.2, 9.5, 6.8, 7.4];
export const wheat = [7.2, 8.8, 6.4, 4.1, 8.9, 8.6];

/** Guests in the shop by weekday and hour of a usual week: [hour, day, guests]. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const hours = ['7', '8', '9', '10', '11', '12', '13', '14', '15', '16'];

const byDay = [
  [18, 31, 24, 15, 12, 20, 14, 9, 11, 16],
  [17, 29, 22, 14, 11, 19, 13, 8, 12, 15],
  [19, 33, 25, 16, 13, 22, 15, 10, 12, 18],
  [18, 30, 26, 17, 14, 23, 16, 10, 13, 19],
  [22, 36, 30, 21, 19, 28, 22, 15, 18, 27],
  [14, 38, 52, 58, 47, 39, 28, 20, 17, 12],
  [6, 24, 49, 55, 41, 26, 15, 9, 6, 4],
];

export const guests = byDay.flatMap((row, day) =>
  row.map((count, hour) => [hour, day, count] as const),
);
