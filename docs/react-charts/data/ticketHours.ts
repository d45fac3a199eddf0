/** Support tickets of an average week by weekday and hour: [hour index, day index, tickets]. */
export const ticketHours = '8 AM,9 AM,10 AM,11 AM,12 PM,1 PM,2 PM,3 PM,4 PM,5 PM'.split(
  ',',
);
export const ticketDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const byDay = [
  [28, 47, 58, 52, 33, 36, 44, 41, 30, 17],
  [22, 39, 49, 46, 30, 31, 40, 37, 27, 15],
  [19, 36, 45, 43, 27, 30, 38, 35, 25, 14],
  [20, 34, 44, 40, 26, 29, 36, 34, 24, 12],
  [18, 31, 41, 37, 24, 25, 30, 26, 16, 8],
  [4, 7, 11, 12, 10, 9, 8, 6, 5, 3],
  [3, 5, 8, 9, 8, 7, 7, 5, 4, 2],
];

export const tickets = byDay.flatMap((row, day) =>
  row.map((count, hour) => [hour, day, count] as const),
);
