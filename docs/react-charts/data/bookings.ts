/** How visitors of the ferry line's site become passengers, in a month. */
export const bookings = [
  {id: 'visits', value: 4200, label: 'Looked'},
  {id: 'crossings', value: 2650, label: 'Chose'},
  {id: 'details', value: 1480, label: 'Booked'},
  {id: 'paid', value: 1130, label: 'Paid'},
];

/** The same steps a year ago. */
export const lastYear = [
  {id: 'visits', value: 3900, label: 'Looked'},
  {id: 'crossings', value: 2100, label: 'Chose'},
  {id: 'details', value: 1320, label: 'Booked'},
  {id: 'paid', value: 760, label: 'Paid'},
];

/** Short names of the steps. */
export const steps = ['Timetable', 'Crossing', 'Names', 'Paid'];
